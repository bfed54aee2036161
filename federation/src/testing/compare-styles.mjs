import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basePreset, workspaceRoot } from '../preset/base.mjs';
import { lightStyles } from '../preset/light-styles.mjs';
import { runRspack } from '../preset/run-rspack.mjs';
import { answersOf, questionsFor } from './style-samples.mjs';

// Builds the kernel's style system with Chakra's own parts and with the light ones, asks both the same and prints what
// they answer differently. A process of its own: the bundler does not load inside jest's module loader.

const kernel = path.join(workspaceRoot, 'shared-kernel/src/react');

/** @param {string} target @param {boolean} isLight */
async function build(target, isLight) {
  const files = await readdir(kernel, { recursive: true });
  const recipes = files.filter((file) => /-recipe\.ts$|recipes[\\/].*\.ts$/.test(file)).sort();
  const entry = path.join(target, 'entry.ts');
  const lines = recipes.map(
    (file, index) => `export * as r${index} from ${JSON.stringify(path.join(kernel, file))};`,
  );
  await writeFile(
    entry,
    `export { cabinetSystem } from ${JSON.stringify(path.join(kernel, 'system/cabinet-system.ts'))};\n${lines.join('\n')}\n`,
  );
  const base = basePreset({ dir: target, isDevelopment: false });
  const { plugins, rules } = isLight ? lightStyles() : { plugins: [], rules: [] };
  const filename = isLight ? 'light.cjs' : 'whole.cjs';
  await runRspack({
    ...base,
    target: 'node20',
    entry,
    output: { path: target, filename, library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [...(base.plugins ?? []), ...plugins],
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
  });
  return createRequire(import.meta.url)(path.join(target, filename));
}

const target = await mkdtemp(path.join(tmpdir(), 'styles-'));
try {
  const whole = await build(target, false);
  const { cabinetSystem: light } = await build(target, true);
  const { cabinetSystem, ...modules } = whole;
  // What is left out is asked of neither (tools/style-parts.mjs).
  const { properties, styles } = questionsFor(light, {});
  const questions = { ...questionsFor(cabinetSystem, modules), properties, styles };
  const [expected, given] = [answersOf(cabinetSystem, questions), answersOf(light, questions)];
  const different = given.flatMap((answer, index) =>
    answer === expected[index] ? [] : [{ light: answer, chakra: expected[index] }],
  );
  process.stdout.write(
    JSON.stringify({
      asked: given.length,
      recipes: questions.recipes.length,
      different: different.slice(0, 20),
    }),
  );
} finally {
  await rm(target, { recursive: true });
}
