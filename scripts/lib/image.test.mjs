import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { IS_SOURCE, importClosure } from './import-closure.mjs';
import { ROOT } from './paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** Every text that a pattern captures. @param {string} text @param {RegExp} pattern with the flag g */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** What a line of .dockerignore leaves out, with all below it. @param {string} line */
function ignored(line) {
  const parts = line.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('(?:.*/)?')}(?:/|$)`);
}

const leftOut = read('deploy/Dockerfile.dockerignore').trim().split('\n').map(ignored);
const [image = ''] = read('deploy/Dockerfile')
  .split(/^FROM /m)
  .slice(-1);
const copies = [...image.matchAll(/^COPY --from=(\w+) \/cabinet\/(\S+) (\S+)$/gm)].map(
  ([, , from = '', to = '']) => ({ from, to }),
);
/** Packages are installed and bundles are built in other stages: they are no files of the repository. */
const isMade = (/** @type {string} */ path) => /(?:^|\/)(?:node_modules|dist)$/.test(path);
const copied = copies
  .filter(({ from }) => !isMade(from))
  .flatMap(({ from }) => filesBelow(ROOT, from))
  .filter((file) => !leftOut.some((pattern) => pattern.test(file)))
  .sort();

const samples = ['deploy/Dockerfile', 'deploy/compose.yaml'].map(read).join('\n');
const manifests = filesBelow(ROOT, 'deploy/kubernetes', (name) => name.endsWith('.yaml')).map(read);
const started = new Set(all([samples, ...manifests].join('\n'), /\bnode"?, "?([\w/.-]+\.mjs)\b/g));
const needed = importClosure(
  ROOT,
  [...started].filter((file) => file.startsWith('federation/')),
);

/** Packages that sources import, for their types too. @param {string[]} files */
function importedBy(files) {
  const sources = files.filter((file) => IS_SOURCE.test(file)).map(read);
  const names = all(sources.join('\n'), /(?:from |import\()'((?:@[a-z-]+\/)?[a-z][a-z0-9-]*)(?:\/[^']*)?'/g);
  return new Set(names);
}

describe('the image for production', () => {
  it('puts everything where it was, and is started by what it has', () => {
    for (const { from, to } of copies) assert.equal(to, from);
    assert.equal(copies.length, all(image, /^(COPY) /gm).length);
    assert.deepEqual([...started].sort(), [
      'api/dist/migrate.mjs',
      'api/dist/server.mjs',
      'federation/src/gateway/server.mjs',
      // Of the other image, which builds and releases.
      'scripts/release.mjs',
    ]);
    assert.ok(copies.some(({ to }) => to === 'api/dist'));
  });

  it('has each source that the gateway imports, and no other: no test, nothing that builds', () => {
    const sources = copied.filter((file) => !file.endsWith('/package.json'));
    assert.deepEqual(
      sources,
      needed.filter((file) => !file.endsWith('/package.json')),
    );
    assert.ok(sources.length > 50);
  });

  for (const folder of ['federation', 'http-server']) {
    it(`installs for ${folder} what its sources import, and no other package`, () => {
      const { dependencies } = JSON.parse(read(`${folder}/package.json`));
      const own = needed.filter((file) => file.startsWith(`${folder}/`));
      assert.deepEqual(Object.keys(dependencies).sort(), [...importedBy(own)].sort());
    });
  }

  it('leaves to whoever builds a remote the packages that its preset imports', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('federation/package.json'));
    const given = Object.keys({ ...dependencies, ...peerDependencies });
    const preset = filesBelow(ROOT, 'federation/src/preset', (name) => !/\.test\./.test(name));
    assert.deepEqual(
      [...importedBy(preset)].filter((name) => !given.includes(name)),
      [],
    );
  });
});
