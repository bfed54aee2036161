import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { kernelManifest } from './kernel-folder.mjs';

/** @param {string} file @returns {{version: string, exports?: Record<string, unknown>, firstChunk?: string[]}} */
const readPackage = (file) => JSON.parse(readFileSync(file, 'utf8'));

const kernel = readPackage(kernelManifest);
const react = readPackage(createRequire(kernelManifest).resolve('react/package.json'));

/** Version of the kernel that remotes are built against. */
export const kernelVersion = kernel.version;

/** Entry points that every screen needs, so they come together. */
export const kernelFirstChunk = kernel.firstChunk ?? [];

const KERNEL = '@cabinet/kernel/';

/**
 * Entry points of the kernel that a host hands to remotes, e.g. `ui/table`.
 *
 * @returns {string[]}
 */
export function kernelEntries() {
  return Object.keys(kernel.exports ?? {})
    .filter((entry) => !entry.startsWith('./testing'))
    .map((entry) => entry.slice('./'.length));
}

/**
 * Every request that host and remotes share: React and each entry point of the kernel.
 *
 * Chakra and the router are not here on purpose. A shared package cannot be tree-shaken, so the kernel's facades stand
 * before them.
 *
 * @returns {string[]}
 */
export function sharedRequests() {
  const entries = kernelEntries().map((entry) => `${KERNEL}${entry}`);
  return ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ...entries];
}

/**
 * The remotes' side of sharing: everything comes from the host, nothing is bundled.
 *
 * @returns {Record<string, {import: false, singleton: true, requiredVersion: string, version: string}>}
 */
export function sharedOfRemote() {
  return Object.fromEntries(
    sharedRequests().map((request) => {
      const version = request.startsWith('react') ? react.version : kernel.version;
      const major = version.split('.')[0];
      return [request, { import: false, singleton: true, requiredVersion: `^${major}.0.0`, version }];
    }),
  );
}
