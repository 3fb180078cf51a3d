import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist/', '**/*.gen.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['e2e/**', 'fonts/**', '*.{js,ts}', '**/*.test.ts'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Most collections live for one call or are caches; those the screen follows are `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    rules: {
      // It takes every check of a type away: tests have small builders, what comes from outside is typed in `wire.ts`.
      'no-restricted-syntax': [
        'error',
        {
          selector: "TSAsExpression[expression.typeAnnotation.type='TSUnknownKeyword']",
          message: 'Build what the type asks for instead of a cast by way of unknown.',
        },
      ],
    },
  },
  // Drawings are the game's own strings of SVG, never anything a visitor or the server wrote.
  {
    files: ['src/games/*/{art,icons,help}/**', 'src/games/*/Emblem.svelte', 'src/table/Sprite.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
