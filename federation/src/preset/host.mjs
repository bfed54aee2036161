import path from 'node:path';
import { rspack } from '@rspack/core';
import { basePreset, workspaceRoot } from './base.mjs';
import { buildHash } from './build-hash.mjs';
import { devServer } from './dev-server.mjs';
import { HostAssetsPlugin } from './host-assets-plugin.mjs';
import { HostReleasePlugin } from './host-release-plugin.mjs';
import { PrerenderPlugin } from './prerender-plugin.mjs';
import { productionRouterAliases } from './production-router.mjs';
import { kernelEntries, kernelVersion } from './shared.mjs';

/**
 * The build of the host. It is an ordinary, fully tree-shaken application. The federation runtime and what remotes
 * share are lazy chunks of it (docs/decisions/0003-federation-at-run-time.md).
 *
 * @param {string} dir The host's folder.
 * @param {{isDevelopment?: boolean, port?: number}} [options]
 * @returns {import('@rspack/core').Configuration}
 */
export function hostPreset(dir, { isDevelopment = process.env.NODE_ENV === 'development', port = 0 } = {}) {
  const base = basePreset({ dir, isDevelopment });
  const loaders = path.join(dir, 'src/federation/kernel-loaders.ts');
  const constants = new rspack.DefinePlugin({
    __KERNEL_VERSION__: JSON.stringify(kernelVersion),
    __KERNEL_ENTRIES__: JSON.stringify(kernelEntries()),
    // Parts of the federation runtime that this host never uses: Node, manifests, what stands in for what it does use.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  });
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, ...(isDevelopment ? {} : productionRouterAliases()) },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          include: loaders,
          loader: path.join(import.meta.dirname, 'kernel-loaders.mjs'),
        },
      ],
    },
    entry: {
      react: path.join(dir, 'src/first.ts'),
      host: { import: path.join(dir, 'src/index.ts'), dependOn: 'react' },
    },
    output: { ...base.output, publicPath: '/', uniqueName: 'cabinet_host' },
    optimization: { runtimeChunk: false, moduleIds: 'deterministic', chunkIds: 'deterministic' },
    plugins: [
      ...(base.plugins ?? []),
      constants,
      ...(isDevelopment ? [] : [compiledAhead()]),
      new HostAssetsPlugin(),
      new rspack.HtmlRspackPlugin({
        template: path.join(dir, 'index.html'),
        scriptLoading: 'defer',
        minify: false,
        inject: 'head',
      }),
      ...(isDevelopment ? [] : [new HostReleasePlugin({ dir, build: buildOf(dir), loaders })]),
      ...(isDevelopment
        ? []
        : [new PrerenderPlugin({ dir, base: { ...base, plugins: [...(base.plugins ?? []), constants] } })]),
    ],
    ...(isDevelopment && devServer(port)),
  };
}

/** @param {string} dir */
const buildOf = (dir) =>
  buildHash(
    [
      dir,
      path.join(workspaceRoot, 'shared-kernel'),
      import.meta.dirname,
      path.join(import.meta.dirname, '../contract'),
    ],
    [path.join(workspaceRoot, 'pnpm-lock.yaml')],
  );

/**
 * Tells the browser that the functions of the page's two first scripts are going to be called. It then compiles them
 * while they arrive, beside the page's thread, and not one by one when they are called
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based). Browsers that do not know the comment pass it
 * over.
 */
const compiledAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(react|host)\./,
    // This happens after the code has been minified, which leaves no comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });
