import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { basePreset } from './base.mjs';
import { buildHash, lockFile } from './build-hash.mjs';
import { bundledPackages } from './bundled-packages.mjs';
import { checkRemote } from './check-remote.mjs';
import { devServer } from './dev-server.mjs';
import { esmRuntimeAliases } from './esm-runtime.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { sharedOfRemote } from './shared.mjs';

/**
 * The build of a remote from its folder alone: contract check, exposed modules, sharing, integrity, `release.json`.
 *
 * Everything shared comes from the host (`import: false`), the federation runtime too (`externalRuntime`), so a remote
 * emits only its own screens and the parts of workspace packages that they bundle.
 *
 * @param {string} dir The remote's folder.
 * @param {{isDevelopment?: boolean, port?: number}} [options] `port` of the development server.
 * @returns {Promise<import('@rspack/core').Configuration>}
 * @throws {Error} When contract and code disagree.
 */
export async function remotePreset(
  dir,
  { isDevelopment = process.env.NODE_ENV === 'development', port = 0 } = {},
) {
  const sources = await checkRemote(dir);
  const { name } = sources.contract;
  const build = isDevelopment
    ? 'dev'
    : buildHash([dir, ...bundledPackages(dir), import.meta.dirname], [lockFile()]);
  const global = `cabinet_${name.replaceAll('-', '_')}_${build}`;
  const entry = 'remoteEntry.js';
  const base = basePreset({ dir, isDevelopment });
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...esmRuntimeAliases() } },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: global,
      crossOriginLoading: 'anonymous',
      chunkLoadingGlobal: `chunks_${global}`,
    },
    // Modules are numbered in their order. Numbers made from their names would hold the folder of this build, because
    // the federation plugin writes it into one of the names, and two files would then claim one address of the build.
    optimization: { runtimeChunk: false, moduleIds: 'natural', chunkIds: 'deterministic' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: global,
        filename: entry,
        exposes: {
          // With the contract, from which screens take their addresses: each of their chunks would have a copy of its own.
          './routes': { import: [path.join(dir, 'remote.contract.ts'), path.join(dir, 'src/routes.tsx')] },
          ...(existsSync(path.join(dir, 'src/modals.tsx')) && {
            './modals': path.join(dir, 'src/modals.tsx'),
          }),
        },
        shared: sharedOfRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(isDevelopment ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })]),
      new ReleasePlugin({ sources, build, global, entry }),
    ],
    ...(isDevelopment && devServer(port)),
  };
}
