import { expect, it } from 'vitest';
import { bundleOf, format } from '../../lib/i18n.svelte';
import { logText } from './logText';

it('says of every line whether it stands', () => {
  const words = bundleOf('en', ['log-taken-back = { $text } (taken back)']);
  const lines = [
    { step: 1, text: 'One.', event: {}, secret: false, undone: true },
    { step: 1, text: 'Another.', event: {}, secret: false },
  ];
  expect(logText(lines, (id, args) => format([words], id, args))).toBe('1\tOne. (taken back)\n1\tAnother.\n');
});
