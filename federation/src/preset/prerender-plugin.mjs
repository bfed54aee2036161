import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runRspack } from './run-rspack.mjs';
import { writeOutput } from './write-output.mjs';

const BUNDLE = 'prerender.cjs';

/**
 * Draws pages of the host at build time: builds `src/prerender.tsx` for Node, runs it and writes what it answers as
 * `prerendered.json` beside the host's build. The gateway sends those pages with their content.
 */
export class PrerenderPlugin {
  /** @param {{dir: string, base: import('@rspack/core').Configuration}} options The host's folder, what it builds with. */
  constructor({ dir, base }) {
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
            filename: BUNDLE,
            library: { type: 'commonjs2' },
            asyncChunks: false,
          },
          optimization: { minimize: true },
        });
        const { prerender } = createRequire(import.meta.url)(path.join(target, BUNDLE));
        await writeOutput(compiler, 'prerendered.json', await prerender());
      } finally {
        await rm(target, { recursive: true, force: true });
      }
    });
  }
}
