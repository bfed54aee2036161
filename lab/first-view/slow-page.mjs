import { setTimeout as delay } from 'node:timers/promises';

/** A window as it is measured. */
export const WINDOW = {
  viewport: { width: 1366, height: 768 },
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
};

/** Profile slow4g: bytes a second, ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;

/** A page has settled after so many ms without traffic; one that never does is left after the other number. */
const QUIET = 1000;
const RESTLESS = 20_000;

/**
 * @typedef {object} SlowPage
 * @property {import('@playwright/test').Page} page
 * @property {import('@playwright/test').CDPSession} session
 * @property {(until: number) => number} bytesUntil what had arrived by then (ms since 1970), headers included; asked once the page has settled
 * @property {() => Promise<void>} settled
 */

/**
 * Opens an empty page on the slow line, with the slow processor.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {Promise<SlowPage>}
 */
export async function openSlowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {Map<string, {time: number, length: number}[]>} pieces of an answer, unpacked; time in seconds of the browser's own clock */
  const pieces = new Map();
  /** @type {Map<string, {time: number, bytes: number}>} answers as they travelled, known at their end */
  const answers = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  let lastTraffic = performance.now();
  // What to add to the browser's clock to have seconds since 1970.
  let clock = Number.NaN;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime }) => {
    clock = wallTime - timestamp;
    open.add(requestId);
    lastTraffic = performance.now();
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) => {
    pieces.set(requestId, [...(pieces.get(requestId) ?? []), { time: timestamp, length: dataLength }]);
    lastTraffic = performance.now();
  });
  const close = (/** @type {string} */ requestId) => {
    open.delete(requestId);
    lastTraffic = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    answers.set(requestId, { time: timestamp, bytes: encodedDataLength });
    close(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    page,
    session,
    // Of an answer that was still on its way the browser tells how much it had unpacked.
    bytesUntil(until) {
      const hasCome = (/** @type {{time: number}} */ { time }) => (time + clock) * 1000 <= until;
      const sum = (/** @type {{length: number}[]} */ list) =>
        list.reduce((all, { length }) => all + length, 0);
      return [...answers].reduce((all, [requestId, { time, bytes }]) => {
        const own = pieces.get(requestId) ?? [];
        const share = sum(own) > 0 ? sum(own.filter(hasCome)) / sum(own) : Number(hasCome({ time }));
        return all + bytes * share;
      }, 0);
    },
    async settled() {
      const start = performance.now();
      const isBusy = () => open.size > 0 || performance.now() - lastTraffic < QUIET;
      while (isBusy() && performance.now() - start < RESTLESS) await delay(50);
    },
  };
}
