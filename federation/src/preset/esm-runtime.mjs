import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const requireHere = createRequire(import.meta.url);
const requireOfPlugin = createRequire(requireHere.resolve('@module-federation/enhanced/rspack'));

/** @param {string} name @param {NodeJS.Require} require @returns {{entry: string, esm: string, require: NodeJS.Require}} */
function locate(name, require) {
  const entry = require.resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(`${name}${path.sep}`) + name.length);
  const { module } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { entry, esm: path.join(root, module), require: createRequire(entry) };
}

/**
 * Aliases that give the federation plugin's run-time code its ES module builds. The plugin injects the CommonJS ones,
 * which cannot be tree-shaken. A remote's entry falls from 11.7 KB to 7.4 KB brotli by this.
 *
 * @returns {Record<string, string>}
 */
export function esmRuntimeAliases() {
  const bundlerRuntime = locate('@module-federation/webpack-bundler-runtime', requireOfPlugin);
  const runtime = locate('@module-federation/runtime', bundlerRuntime.require);
  const sdk = locate('@module-federation/sdk', bundlerRuntime.require);
  const errorCodes = locate('@module-federation/error-codes', bundlerRuntime.require);
  return {
    [bundlerRuntime.entry]: bundlerRuntime.esm,
    [bundlerRuntime.entry.replace(/index\.cjs$/, 'bundler.cjs')]: bundlerRuntime.esm.replace(
      /index\.js$/,
      'bundler.js',
    ),
    [runtime.entry]: runtime.esm,
    '@module-federation/runtime$': runtime.esm,
    '@module-federation/sdk$': sdk.esm,
    '@module-federation/error-codes$': errorCodes.esm,
  };
}
