import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from '../scripts/lib/browser.mjs';
import { FULL, isGate } from './support/full.ts';

/**
 * What Chromium makes for its own windows: an address bar that nobody types into, and a process in reserve. That is half
 * the price of opening a page. Chromium heeds the last such list alone, so Playwright's stands here too.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const chromium = chromiumOptions();
const isCi = process.env.CI !== undefined;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(isGate && { grepInvert: new RegExp(FULL.tag) }),
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: isCi,
  // A shared machine may stall for half a minute; what passes only the second time is listed as flaky.
  retries: isCi ? 1 : 0,
  workers: 2,
  // The longest story takes 8 s alone and 50 s at a load of 22; the rest is for a machine that stalls.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_JSON ? [['list'], ['json', { outputFile: process.env.E2E_JSON }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace of every test takes a good part of the processor's time: the second try makes it, or `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...chromium, args: [...chromium.args, `--disable-features=${FEATURES_OFF}`] },
  },
});
