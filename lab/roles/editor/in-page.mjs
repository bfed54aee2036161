// Functions that run inside the page: they travel as text, so that each has all that it needs.

/** @typedef {{longest: number, event: number}} Seen ms; 0 where no task took 50, and no event 16 */
/** @typedef {{reset: () => void, read: () => Seen}} Watch */

/** Before the page's own scripts: keeps the tasks of 50 ms and more, and how long events take until the next picture. */
export function watchTasks() {
  /** @type {number[]} */
  let tasks = [];
  /** @type {number[]} */
  let events = [];
  const taskObserver = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  const eventObserver = new PerformanceObserver((list) => {
    events.push(...list.getEntries().map(({ duration }) => duration));
  });
  taskObserver.observe({ type: 'longtask' });
  /** @type {PerformanceObserverInit & {durationThreshold: number}} */
  const eventInit = { type: 'event', durationThreshold: 16 };
  eventObserver.observe(eventInit);
  /** @type {Watch} */
  const watch = {
    reset() {
      taskObserver.takeRecords();
      eventObserver.takeRecords();
      [tasks, events] = [[], []];
    },
    read() {
      tasks.push(...taskObserver.takeRecords().map(({ duration }) => duration));
      events.push(...eventObserver.takeRecords().map(({ duration }) => duration));
      return { longest: Math.max(0, ...tasks), event: Math.max(0, ...events) };
    },
  };
  Object.assign(window, { taskWatch: watch });
}

export function resetWatch() {
  /** @type {Watch} */
  const watch = Reflect.get(window, 'taskWatch');
  watch.reset();
}

export function readWatch() {
  /** @type {Watch} */
  const watch = Reflect.get(window, 'taskWatch');
  return watch.read();
}

/** Two frames later what was done has been drawn. */
export function nextPicture() {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
  );
}
