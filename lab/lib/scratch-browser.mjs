import { chromium } from '@playwright/test';
import { chromiumOptions, findBrowser } from '../../scripts/lib/browser.mjs';
import { scratchOpen } from './scratch-run.mjs';

/** Playwright would end the process at a signal, before the run has removed what it made. */
const SIGNALS_ARE_OURS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A Chromium that is closed at the end of the run, however it ends. */
export async function scratchBrowser() {
  const browser = await scratchOpen(async () =>
    chromium.launch({ ...chromiumOptions(), executablePath: await findBrowser(), ...SIGNALS_ARE_OURS }),
  );
  return browser;
}
