import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
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
        await build({
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

/** @param {import('@rspack/core').Configuration} config @returns {Promise<void>} */
const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
