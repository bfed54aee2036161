import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Libraries of which each test file would load much that no test uses: 400 of 1600 modules.
 *
 * @param {string} dir the package's folder
 * @returns {Record<string, string>} Jest's `moduleNameMapper`.
 */
export function leanLibraries(dir) {
  const fromPackage = createRequire(join(dir, 'package.json'));
  const fromKernel = createRequire(fromPackage.resolve('@cabinet/kernel/testing/setup'));
  const fromMsw = createRequire(fromKernel.resolve('msw'));
  const fromTestingLibrary = createRequire(fromKernel.resolve('@testing-library/dom'));
  return {
    // The browser's build in one file, instead of Node's with its agents, forms and streams.
    '^axios$': join(dirname(fromKernel.resolve('axios/package.json')), 'dist/esm/axios.js'),
    // MSW imports its `parse` alone.
    '^graphql$': fromMsw.resolve('graphql/language/parser'),
    // jest-dom brings another one; the queries have pinned theirs.
    '^aria-query$': fromTestingLibrary.resolve('aria-query'),
  };
}
