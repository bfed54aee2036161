import { writeOutput } from './write-output.mjs';

/**
 * Writes `assets.json` beside the host's build: name of each lazy chunk → its files with their integrity. The gateway
 * preloads from it what the requested page is going to need.
 */
export class HostAssetsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('HostAssetsPlugin', async (compilation) => {
      const { namedChunkGroups = {} } = compilation.getStats().toJson({ all: false, chunkGroups: true });
      const assets = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, group]) => [
          name,
          (group.assets ?? []).map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file)),
        ]),
      );
      await writeOutput(compiler, 'assets.json', assets);
    });
  }
}
