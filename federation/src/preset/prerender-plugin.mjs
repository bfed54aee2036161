import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runRspack } from './run-rspack.mjs';
import { writeOutput } from './write-output.mjs';

const BUNDLE = 'prerender.cjs';

/** Modules that become inline scripts of the page. */
const SCRIPTS = { 'early-shell': 'src/drawn-shell/early-shell.ts' };

/**
 * Draws pages of the host at build time. It builds `src/prerender.tsx` for Node, runs it, and writes its answer as
 * `prerendered.json` beside the host's build. The gateway sends those pages with their content.
 */
export class PrerenderPlugin {
  /** @param {{dir: string, base: import('@rspack/core').Configuration}} options The host's folder, what it builds with. */
  constructor({ dir, base }) {
    this.dir = dir;
    this.entry = path.join(dir, 'src/prerender.tsx');
    this.base = base;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (!existsSync(this.entry)) return;
    compiler.hooks.afterEmit.tapPromise('PrerenderPlugin', async () => {
      const target = await mkdtemp(path.join(tmpdir(), 'prerender-'));
      try {
        await runRspack({
          ...this.base,
          target: 'node20',
          entry: { prerender: this.entry },
          output: {
            path: target,
            // The drawn pages name the files of the host's own build.
            publicPath: '/',
            assetModuleFilename: this.base.output?.assetModuleFilename ?? '',
            filename: BUNDLE,
            library: { type: 'commonjs2' },
            asyncChunks: false,
          },
          optimization: { minimize: true },
        });
        const scripts = await this.buildScripts(path.join(target, 'scripts'));
        const { prerender } = createRequire(import.meta.url)(path.join(target, BUNDLE));
        await writeOutput(compiler, 'prerendered.json', await prerender(scripts));
      } finally {
        await rm(target, { recursive: true, force: true });
      }
    });
  }

  /**
   * @param {string} target Folder of the files.
   * @returns {Promise<Record<string, string>>} The source of each script.
   */
  async buildScripts(target) {
    await runRspack({
      ...this.base,
      entry: Object.fromEntries(
        Object.entries(SCRIPTS).map(([name, file]) => [name, path.join(this.dir, file)]),
      ),
      output: { path: target, filename: '[name].js', iife: true },
    });
    const sources = Object.keys(SCRIPTS).map(async (name) => [
      name,
      (await readFile(path.join(target, `${name}.js`), 'utf8')).replaceAll('</script', '<\\/script'),
    ]);
    return Object.fromEntries(await Promise.all(sources));
  }
}
