import { defineConfig } from '@playwright/test';

/**
 * Tests in a real browser: `npm run e2e`, with `-- -g "name"` for one of them and `-- e2e/shell` for a folder. Long ones,
 * which show little that others do not, run with `LONG=1`. What a failed test left is in `target/e2e`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../target/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that fails once has found something.
  retries: 0,
  forbidOnly: !!process.env.CI,
  grepInvert: process.env.LONG ? undefined : /@long/,
  // Far more than anything takes, on a machine that does much else too: only what hangs is ended.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
