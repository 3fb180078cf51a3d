import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Writes the pictures of the README, with what the browser tests have: `npm run screenshots`. */
export default defineConfig({ ...usual, testMatch: 'screenshots.ts' });
