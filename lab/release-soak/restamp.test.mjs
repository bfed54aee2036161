import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { readMark, restamp, restampHost } from '../../e2e/support/restamp.mjs';
import { integrityOf, openFolderStore, readDist, storeHost } from '../../federation/src/registry/index.mjs';
import { makeDist, makeHostDist } from '../../federation/src/testing/dist.mjs';

const dir = mkdtempSync(join(tmpdir(), 'restamp-'));
after(() => rmSync(dir, { recursive: true, force: true }));

it('a build under another name is whole, and its headings tell it', async () => {
  const chunk = 'PageHeader,{title:"Заказы"}), chunks_cabinet_orders_aaaa000011';
  const entry = `cabinet_orders_aaaa000011, {12:"${integrityOf(chunk)}"}`;
  const dist = await makeDist(join(dir, 'old'), {
    build: 'aaaa000011',
    integrity: { '12.js': integrityOf(chunk), 'remoteEntry.js': integrityOf(entry) },
  });
  await writeFile(join(dist, '12.js'), chunk);
  await writeFile(join(dist, 'remoteEntry.js'), entry);
  const target = join(dir, 'new');
  await restamp(dist, target, 'bbbb000022');

  const build = await readDist(target);
  assert.equal(build.global, 'cabinet_orders_bbbb000022');
  const changed = await readFile(join(target, '12.js'), 'utf8');
  assert.equal(changed, 'PageHeader,{title:"Заказы · bbbb000022"}), chunks_cabinet_orders_bbbb000022');
  const changedEntry = await readFile(join(target, 'remoteEntry.js'), 'utf8');
  assert.equal(changedEntry, `cabinet_orders_bbbb000022, {12:"${integrityOf(changed)}"}`);
  assert.equal((await readDist(dist)).build, 'aaaa000011');
});

it('a heading is read with its mark and without one', () => {
  assert.deepEqual(readMark('Заказы · bbbb000022'), { words: 'Заказы', build: 'bbbb000022' });
  assert.deepEqual(readMark('Заказы'), { words: 'Заказы', build: undefined });
});

it('a host under another name has a page that tells it, and is whole', async () => {
  const dist = await makeHostDist(join(dir, 'host'));
  const target = join(dir, 'other-host');
  await restampHost(dist, target, 'cccc000033');
  assert.match(
    await readFile(join(target, 'index.html'), 'utf8'),
    /<meta name="edition" content="cccc000033"><\/head>/,
  );
  const { build } = await storeHost(openFolderStore(join(dir, 'site')), target);
  assert.equal(build.build, 'cccc000033');
});
