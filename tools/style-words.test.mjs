import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { it } from 'node:test';

// The cabinet's style system has the properties, conditions and tokens that its screens name, and no more. What it does not have
// reaches the browser as it is written, and means nothing there.

const ROOT = resolve(import.meta.dirname, '..');
const SYSTEM = join(ROOT, 'shared-kernel/src/react/system');

const requireOfKernel = createRequire(join(ROOT, 'shared-kernel/package.json'));
const CHAKRA = dirname(requireOfKernel.resolve('@chakra-ui/react/package.json'));

/** Folders whose files draw something in the browser. */
const DRAWING = /^(host|shared-.+|remote-.+)$/;

/** @typedef {{file: string, text: string}} Source */

/** @param {string} folder @param {RegExp} pattern @returns {Source[]} */
const sourcesIn = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => ({
      file: relative(ROOT, join(folder, name)),
      text: readFileSync(join(folder, name), 'utf8'),
    }));

const own = readdirSync(ROOT)
  .filter((name) => DRAWING.test(name))
  .flatMap((name) => sourcesIn(join(ROOT, name, 'src'), /(?<!\.test)\.tsx?$/));

/** The parts of Chakra that the cabinet draws with name properties too. */
const parts = new Set(
  own.flatMap(({ text }) => [...text.matchAll(/@chakra-ui\/react\/([\w-]+)/g)].map(([, part]) => part)),
);
const ofChakra = [...parts].flatMap((part) =>
  sourcesIn(join(CHAKRA, 'dist/esm/components'), new RegExp(`^${part}[\\\\/].*\\.js$`)),
);

/** Files whose text holds a name where a style has a property. @param {string} name */
function filesNaming(name) {
  const property = new RegExp(`(?<![\\w.$'-])${name}(?==["{]|: )|<[A-Z][^<>]*\\s${name}(?=[\\s/>])`);
  return [...own, ...ofChakra].filter(({ text }) => property.test(text)).map(({ file }) => file);
}

const known = new Set(
  ['utilities.ts', 'conditions.ts'].flatMap(
    (file) => readFileSync(join(SYSTEM, file), 'utf8').match(/\w+/g) ?? [],
  ),
);

/** What CSS itself has under the name, and what else the sources call so. */
const AS_WRITTEN = [
  'filter',
  'scale',
  'translate',
  'transform',
  'transition',
  'transitionProperty',
  'contrast',
  'focusRing',
];

/** @type {{utilities: Record<string, {shorthand?: string | string[], transform?: unknown}>, conditions: object}} */
const { utilities, conditions } = requireOfKernel('@chakra-ui/react/preset-base').defaultBaseConfig;

it('has every property of Chakra that a source names and that means more than its name', () => {
  const names = Object.entries(utilities).flatMap(([name, { shorthand = [], transform }]) => [
    ...(transform ? [name] : []),
    ...[shorthand].flat(),
  ]);
  const missing = names.filter((name) => !known.has(name) && !AS_WRITTEN.includes(name));
  assert.ok(missing.length > 50);
  assert.deepEqual(
    missing.flatMap((name) => filesNaming(name).map((file) => `${file} names ${name}`)),
    [],
  );
});

it('has every condition that a source names', () => {
  const missing = Object.keys(conditions).filter((name) => !known.has(name));
  assert.ok(missing.length > 50);
  assert.deepEqual(
    missing.flatMap((name) => filesNaming(`_${name}`).map((file) => `${file} names _${name}`)),
    [],
  );
});

it('is asked for no token inside a value, which only a variable can give', () => {
  const inside =
    /(?<!\$)\{(colors|spacing|sizes|radii|shadows|fonts|fontSizes|borders|durations|easings|zIndex)\./;
  const allowed = 'shared-kernel/src/react/system/semantic-tokens.ts';
  assert.deepEqual(
    own.filter(({ file, text }) => file !== allowed && inside.test(text)).map(({ file }) => file),
    [],
  );
});
