import { expect, it } from 'vitest';
import { bundleOf, format } from '../../lib/i18n.svelte';
import { logText } from './logText';

it('says of every line whether it stands', () => {
  const words = bundleOf('en', ['log-taken-back = { $text } (undone)']);
  const lines = [
    {
      step: 1,
      parts: ['O', { kind: 'card', id: 'n', text: 'ne' }, '.'],
      event: { event: 'passed' },
      secret: false,
      undone: true,
    },
    { step: 1, parts: ['Another.'], event: { event: 'passed' }, secret: false },
  ];
  expect(logText(lines, (id, args) => format([words], id, args))).toBe('1\tOne. (undone)\n1\tAnother.\n');
});
