#!/usr/bin/env node
/**
 * Writes what the browser's style system leaves out of Chakra: utilities, conditions and CSS properties that no source
 * of the workspace names. With `--check` it writes nothing and fails when a source names one of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'federation/src/preset/light/left-out.json');

const requireOfKernel = createRequire(path.join(root, 'shared-kernel/package.json'));
const chakra = path.dirname(requireOfKernel.resolve('@chakra-ui/react/package.json'));

/** Folders whose files draw something in the browser. */
const DRAWING = /^(host|shared-.+|remote-.+)$/;

/** @param {string} folder @param {RegExp} pattern @returns {string[]} */
const textsIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** Text of the workspace, and of the parts of Chakra that it draws with. */
function readSources() {
  const own = readdirSync(root)
    .filter((name) => DRAWING.test(name))
    .flatMap((name) => textsIn(path.join(root, name, 'src'), /(?<!\.test)\.tsx?$/));
  const parts = new Set(
    own.flatMap((text) => [...text.matchAll(/@chakra-ui\/react\/([\w-]+)/g)].map(([, part]) => part)),
  );
  // The tables themselves name everything.
  parts.delete('preset-base');
  const modules = [...parts].flatMap((part) =>
    textsIn(path.join(chakra, 'dist/esm'), new RegExp(`^(components[\\\\/])?${part}([\\\\/].*)?\\.js$`)),
  );
  return [...own, ...modules].join('\n');
}

/** @returns {Record<string, string[]>} What Chakra has and nobody names. */
function findUnnamed() {
  const words = new Set(readSources().match(/[A-Za-z_]\w*/g));
  const { defaultBaseConfig } = requireOfKernel('@chakra-ui/react/preset-base');
  const { allCssProperties } = createRequire(path.join(chakra, 'package.json'))('@pandacss/is-valid-prop');
  /** @type {[string, {shorthand?: string | string[]}][]} */
  const utilities = Object.entries(defaultBaseConfig.utilities);
  return {
    utilities: utilities
      .filter(([name, { shorthand = [] }]) => ![name, shorthand].flat().some((known) => words.has(known)))
      .map(([name]) => name),
    conditions: Object.keys(defaultBaseConfig.conditions).filter((name) => !words.has(`_${name}`)),
    cssProperties: allCssProperties.filter((/** @type {string} */ name) => name && !words.has(name)),
  };
}

const unnamed = findUnnamed();
if (process.argv.includes('--check')) {
  /** @type {Record<string, string[]>} */
  const leftOut = JSON.parse(readFileSync(file, 'utf8'));
  const missing = Object.entries(leftOut).flatMap(([kind, names]) =>
    names.filter((name) => !unnamed[kind]?.includes(name)).map((name) => `${kind}: ${name}`),
  );
  if (missing.length > 0) {
    console.error(`Sources name what the browser's style system leaves out:\n${missing.join('\n')}`);
    console.error('Run pnpm style-parts');
    process.exitCode = 1;
  }
} else writeFileSync(file, `${JSON.stringify(unnamed, null, 2)}\n`);
