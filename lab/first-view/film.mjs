import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSlowPage, WINDOW } from './slow-page.mjs';

const [STEP, LENGTH] = [250, 3000];

/**
 * Photographs a load each quarter of a second: `0000.png`, `0250.png` and so on, named by ms since the navigation began.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./visit.mjs').Target} target
 * @param {string} folder
 */
export async function film(browser, { url, state }, folder) {
  const context = await browser.newContext({ ...WINDOW, ...(state && { storageState: state }) });
  try {
    const { page, session } = await openSlowPage(context);
    /** @type {{time: number, data: string}[]} */
    const frames = [];
    // A frame comes when something has changed, and the next one only after its receipt.
    session.on('Page.screencastFrame', ({ sessionId, data, metadata: { timestamp = 0 } }) => {
      frames.push({ time: timestamp * 1000, data });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'png' });
    await page.goto(url, { waitUntil: 'commit' });
    const start = await page.evaluate(() => performance.timeOrigin);
    await delay(start + LENGTH + STEP - Date.now());
    await session.send('Page.stopScreencast');

    await mkdir(folder, { recursive: true });
    for (let moment = 0; moment <= LENGTH; moment += STEP) {
      // Nothing has been painted yet: the first there is.
      const frame = frames.filter(({ time }) => time <= start + moment).at(-1) ?? frames[0];
      if (!frame) throw new Error('The browser has sent no picture');
      const name = `${String(moment).padStart(4, '0')}.png`;
      await writeFile(path.join(folder, name), Buffer.from(frame.data, 'base64'));
    }
  } finally {
    await context.close();
  }
}
