// Functions that run inside the page: they travel as text, so that each has all that it needs.

/**
 * @typedef {object} Watch
 * @property {Promise<{ready: number, live: number}>} shown ms since the navigation began
 * @property {() => {fcp: number, cls: number, blocked: number}} soFar
 * @property {Promise<number>} [changed] ms since the click
 */

/**
 * Before the page's own scripts: looks each frame whether the element can be seen, and whether React owns it.
 *
 * @param {{selector: string, patience: number}} options patience in ms
 */
export function watchLoad({ selector, patience }) {
  let [cls, blocked] = [0, 0];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isAnswer = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!isAnswer && 'value' in entry && typeof entry.value === 'number') cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  /** @type {Promise<{ready: number, live: number}>} */
  const shown = new Promise((resolve, reject) => {
    let ready = 0;
    const look = () => {
      const now = performance.now();
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!ready && box && box.width > 0 && box.height > 0) ready = now;
      const isLive =
        ready > 0 && element && Object.keys(element).some((key) => /^__react(Fiber|Props)\$/.test(key));
      if (isLive) resolve({ ready, live: now });
      else if (now > patience) reject(new Error(`${location.pathname}: no ${selector} of React's`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Who asks is told; without one it would be an error of the page.
  shown.catch(() => undefined);
  /** @type {Watch} */
  const watch = {
    shown,
    soFar: () => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      cls,
      blocked,
    }),
  };
  Object.assign(window, { firstView: watch });
}

/** When what was watched came to be seen, and when the navigation began, in ms since 1970. */
export async function loadTimes() {
  /** @type {Watch} */
  const watch = Reflect.get(window, 'firstView');
  return { ...(await watch.shown), timeOrigin: performance.timeOrigin };
}

/** What has been painted, has moved and has blocked so far. */
export function soFar() {
  /** @type {Watch} */
  const watch = Reflect.get(window, 'firstView');
  return watch.soFar();
}

/**
 * Looks each frame, from the next click on, for an element that was not there before.
 *
 * @param {{selector: string, patience: number}} options patience in ms
 */
export function watchRoute({ selector, patience }) {
  const before = new Set(document.querySelectorAll(selector));
  /** @type {Watch} */
  const watch = Reflect.get(window, 'firstView');
  watch.changed = new Promise((resolve, reject) => {
    const start = (/** @type {Event} */ click) => {
      const look = () => {
        const passed = performance.now() - click.timeStamp;
        const isShown = [...document.querySelectorAll(selector)].some((element) => {
          const box = element.getBoundingClientRect();
          return !before.has(element) && box.width > 0 && box.height > 0;
        });
        if (isShown) resolve(passed);
        else if (passed > patience) reject(new Error(`No ${selector} after the click`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
  watch.changed.catch(() => undefined);
}

/** Time from the click on. */
export function routeTime() {
  /** @type {Watch} */
  const watch = Reflect.get(window, 'firstView');
  return watch.changed;
}
