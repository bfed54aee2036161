import * as runner from 'node:test';

// Node's own test functions for tests that the gate leaves out. When they are told to, they run nothing, so that the
// tests can be counted.

const isCount = process.env.CABINET_COUNT === '1';

/** @param {typeof runner.before} hook */
const unlessCount = (hook) => (isCount ? () => {} : hook);

export const { describe } = runner;
export const it = isCount ? runner.it.skip : runner.it;
export const before = unlessCount(runner.before);
export const beforeEach = unlessCount(runner.beforeEach);
export const afterEach = unlessCount(runner.afterEach);
export const after = unlessCount(runner.after);
