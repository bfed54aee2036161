import { kernelEntries, kernelFirstChunk } from './shared.mjs';

/**
 * A loader that writes the host's `kernel-loaders.ts`, with an `import()` of each entry point of the kernel. The
 * entries that every screen needs come as one chunk, the others one by one. Entries with the same last word, such as
 * `core/money` and `ui/money`, share a chunk.
 *
 * @returns {string}
 */
export default function writeKernelLoaders() {
  const common = new Set(kernelFirstChunk);
  const loaders = kernelEntries().map((entry) => {
    const chunk = common.has(entry) ? 'kernel' : `kernel-${entry.split('/').at(-1)}`;
    return `  '${entry}': () => import(/* webpackChunkName: "${chunk}" */ '@cabinet/kernel/${entry}'),`;
  });
  return ['export const kernelLoaders = {', ...loaders, '};', ''].join('\n');
}
