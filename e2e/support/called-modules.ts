import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { USED_MODULES } from '../used-modules.mjs';

/** The folder of `api/src/modules` that answers an address. */
function moduleOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://cabinet.invalid');
  return /^\/api\/(?:v1\/|nona\/admin\/)?([\w-]+)/.exec(pathname)?.[1];
}

/**
 * Notes which modules of the API are called in a context, by its pages and by the test itself.
 *
 * @returns Those that are not named for the folder of the test.
 */
export function watchModules(context: BrowserContext, testFile: string): () => readonly string[] {
  const called = new Set<string>();
  const note = (url: string) => {
    const name = moduleOf(url);
    if (name !== undefined) called.add(name);
  };
  context.on('request', (request) => note(request.url()));
  const { request } = context;
  // What `get`, `post` and the like go through.
  const fetch = request.fetch.bind(request);
  request.fetch = (asked, options) => {
    note(typeof asked === 'string' ? asked : asked.url());
    return fetch(asked, options);
  };
  const named = USED_MODULES[path.basename(path.dirname(testFile))];
  return () => (named === undefined ? [] : [...called].filter((name) => !named.includes(name)));
}
