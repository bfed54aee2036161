import { resolve } from 'node:path';

/**
 * A reporter of Node's own test runner: one JSON line a test, without the suites around it.
 *
 * @typedef {object} NodeTest
 * @property {string} name with those of the suites that it stands in
 * @property {string} file
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} ms
 *
 * @param {AsyncIterable<{type: string, data: Record<string, any>}>} events
 */
export default async function* report(events) {
  /** @type {string[]} */
  const path = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') path[data.nesting] = data.name;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const name = [...path.slice(0, data.nesting), data.name].join(' › ');
    const isLeftOut = data.skip !== undefined || data.todo !== undefined;
    // Node reports a file without a test as a test that has passed.
    const isEmpty = data.nesting === 0 && resolve(data.name) === data.file;
    const state = isLeftOut ? 'skipped' : type === 'test:pass' && !isEmpty ? 'passed' : 'failed';
    yield `${JSON.stringify({ name, file: data.file ?? '', state, ms: data.details?.duration_ms ?? 0 })}\n`;
  }
}
