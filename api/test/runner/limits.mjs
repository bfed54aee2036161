import { setTimeout as sleep } from 'node:timers/promises';
import { addEventHandler } from 'jest-circus';

// What jest-light-runner lacks. Circus tells of each block, test and hook as it is declared, so all is put right there: a time
// limit; an end of a block whose `beforeAll` failed; a block that is left out counts with all its tests. And no file runs over the
// end of a Moscow day, when sums of the day and of the month begin anew.

const LIMIT_MS = 120_000;

/** Nothing is run: the tests are only counted. */
const isCount = process.env.CABINET_COUNT === '1';

/** @type {WeakMap<object, unknown>} why a block cannot be tested */
const broken = new WeakMap();

addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  if (name === 'add_test') addTest(block);
  if (name === 'add_hook') addHook(block);
  // The block that has ended is the last one of what is current now.
  if (name === 'finish_describe_definition') finish(block.children.at(-1));
});

/** @param {import('@jest/types').Circus.DescribeBlock} block */
function addTest(block) {
  const test = block.children.at(-1);
  if (test?.type !== 'test' || test.fn === undefined) return;
  if (isCount) test.mode = 'skip';
  if (test.failing) throw new Error('a test that is to fail is not known here');
  const run = begun(block, withinTime(test.fn, test.timeout));
  test.fn = () => {
    /** @type {typeof block | undefined} */
    let above = block;
    for (; above !== undefined; above = above.parent)
      if (broken.has(above)) throw new Error('beforeAll failed', { cause: broken.get(above) });
    return run().then(checkCount);
  };
}

/** Of `expect.assertions` and `expect.hasAssertions`. */
function checkCount() {
  const [wrong] = expect.extractExpectedAssertionsErrors();
  if (wrong) throw wrong.error;
}

/** @param {import('@jest/types').Circus.DescribeBlock} block */
function addHook(block) {
  const hook = block.hooks.at(-1);
  if (hook === undefined) return;
  if (isCount) block.hooks.pop();
  const run = begun(block, withinTime(hook.fn, hook.timeout ?? undefined));
  hook.fn = async () => {
    try {
      await run();
    } catch (error) {
      if (hook.type === 'beforeAll') broken.set(block, error);
      throw error;
    }
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOSCOW_AHEAD_MS = 3 * 60 * 60 * 1000;
/** Longer than any file takes. */
const FILE_MS = 90_000;

/** @type {WeakSet<object>} the outermost blocks of the files that have begun */
const files = new WeakSet();

/**
 * Waits for a new day before the first hook or test of a file, where it could come in the middle.
 *
 * @param {import('@jest/types').Circus.DescribeBlock} block
 * @param {() => Promise<unknown>} run
 */
function begun(block, run) {
  return async () => {
    let root = block;
    while (root.parent !== undefined) root = root.parent;
    if (!files.has(root)) {
      files.add(root);
      const left = DAY_MS - ((Date.now() + MOSCOW_AHEAD_MS) % DAY_MS);
      if (left < FILE_MS) await sleep(left);
    }
    return run();
  };
}

/** @param {import('@jest/types').Circus.DescribeEntry | undefined} ended */
function finish(ended) {
  if (ended?.type !== 'describeBlock' || ended.mode !== 'skip') return;
  // Its tests have been marked one by one.
  ended.mode = undefined;
  ended.hooks.length = 0;
}

/**
 * @param {Function} work
 * @param {number} [limit]
 * @returns {() => Promise<unknown>}
 */
function withinTime(work, limit = LIMIT_MS) {
  if (work.length > 0) throw new Error('a test returns a promise and takes no callback');
  return async () => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not done in ${limit} ms`)), limit);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
