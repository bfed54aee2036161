import { writeOutput } from './write-output.mjs';

/** The host's module that imports the entry points of the kernel, as remotes get them. */
const KERNEL_LOADERS = /\/federation\/kernel-loaders\.ts$/;

/**
 * Writes `assets.json` beside the host's build: the files of each lazy chunk, and of each entry point of the kernel
 * (`@cabinet/kernel/ui`), by its name. From it the gateway preloads what the requested page is going to need.
 */
export class HostAssetsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('HostAssetsPlugin', async (compilation) => {
      const { namedChunkGroups = {}, chunks = [] } = compilation.getStats().toJson({
        all: false,
        chunkGroups: true,
        chunks: true,
        chunkRelations: true,
        chunkOrigins: true,
      });
      /** @type {Record<string, string[]>} */
      const assets = {};
      for (const [name, { assets: files = [] }] of Object.entries(namedChunkGroups))
        assets[name] = files.map((file) => file.name).filter(isAsset);
      for (const { origins = [], files = [] } of chunks)
        for (const { request, moduleName } of origins)
          if (request && KERNEL_LOADERS.test(moduleName ?? ''))
            assets[request] = [...(assets[request] ?? []), ...files.filter(isAsset)];
      await writeOutput(compiler, 'assets.json', assets);
    });
  }
}

/** @param {string} file */
const isAsset = (file) => /\.(js|css)$/.test(file);
