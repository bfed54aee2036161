import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { sqlModule } from '../../sql-module.mjs';

// Node's module hooks for the API's tests: TypeScript, SQL files, and Jest's names, which the runner makes global.

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

/**
 * @template T
 * @param {string} specifier
 * @param {object} context
 * @param {(specifier: string, context: object) => T} nextResolve
 */
export function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  return nextResolve(specifier, context);
}

/**
 * @template T
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => T} nextLoad
 */
export function load(url, context, nextLoad) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  const toSource = path.endsWith('.sql') ? sqlModule : path.endsWith('.ts') ? withoutTypes : undefined;
  if (toSource === undefined) return nextLoad(url, context);
  return { format: 'module', shortCircuit: true, source: toSource(readFileSync(path, 'utf8'), path) };
}

/** @param {string} source @param {string} path */
function withoutTypes(source, path) {
  const { code } = transformSync(source, {
    filename: path,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return code;
}
