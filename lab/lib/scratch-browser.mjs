import { chromiumOptions, findBrowser } from '../../scripts/lib/browser.mjs';
import { scratch } from './scratch-run.mjs';

/** Otherwise Playwright would end the process at a signal, before the run has removed what it made. */
const SIGNALS_ARE_OURS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Starts a Chromium that is closed at the end of the run, however that ends. */
export async function scratchBrowser() {
  const [browser] = await scratch(
    async () => {
      // The import stands only here, because the install comes first.
      const { chromium } = await import('@playwright/test');
      return chromium.launch({
        ...chromiumOptions(),
        executablePath: await findBrowser(),
        ...SIGNALS_ARE_OURS,
      });
    },
    (made) => made.close(),
  );
  return browser;
}
