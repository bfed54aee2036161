import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findReceipts } from './books.mjs';
import { numbersGivenTwice } from './judge.mjs';
import { lastBackup, settingOf, withValues } from './pgbackrest.mjs';
import { sample } from './server.mjs';

const receipt = (/** @type {string} */ key, /** @type {'in' | 'out'} */ direction = 'out') => ({
  key,
  direction,
  amount: '12.5',
  proof: '',
});

it('a payment is there once with its amount, missing, or wrong', () => {
  const found = new Map([
    ['once', ['-12.5000000000']],
    ['twice', ['-12.5', '-12.5']],
    ['other', ['12.5']],
  ]);
  const { missing, wrong } = findReceipts(
    found,
    ['once', 'twice', 'other', 'none'].map((key) => receipt(key)),
  );
  assert.deepEqual(missing, [receipt('none')]);
  assert.deepEqual(
    wrong.map((line) => line.split(':')[0]),
    ['twice', 'other'],
  );
  assert.deepEqual(findReceipts(new Map([['paid', ['12.5']]]), [receipt('paid', 'in')]).wrong, []);
});

it('a sample keeps what a drill does not change, and has what it changes', () => {
  const text = withValues('# port=1\nport=5432\narchive = on\n', { port: '$1', archive: 'off' });
  assert.equal(text, '# port=1\nport=$1\narchive = off\n');
  assert.throws(() => withValues('port=1', { host: 'x' }), /host/);
  assert.throws(() => withValues('port=1\nport=2', { port: '3' }), /port/);
});

it('the samples encrypt, keep some full backups, and lose a minute at most', () => {
  assert.match(settingOf(sample('pgbackrest.conf'), 'repo1-cipher-type'), /^aes-256/);
  assert.equal(settingOf(sample('pgbackrest.conf'), 'repo1-cipher-pass'), '');
  assert.ok(Number(settingOf(sample('pgbackrest.conf'), 'repo1-retention-full')) > 1);
  assert.ok(Number(settingOf(sample('archive.conf'), 'archive_timeout')) <= 60);
});

it('the last backup is told, unless the repository is not well', () => {
  const backup = (/** @type {number} */ size) => ({ info: { size, repository: { delta: 1 } } });
  const info = (/** @type {number} */ code) =>
    JSON.stringify([{ status: { code, message: 'no valid backups' }, backup: [backup(2), backup(3)] }]);
  assert.deepEqual(lastBackup(info(0)), { bytes: 3, stored: 1 });
  assert.throws(() => lastBackup(info(2)), /no valid backups/);
});

it('a number belongs to one request, however often that answers', () => {
  const paid = (/** @type {string} */ proof) => ({ ...receipt('any', 'in'), proof });
  const before = [paid('a 1'), paid('b 2'), receipt('charge')];
  assert.deepEqual(numbersGivenTwice(before, [paid('b 2'), paid('c 3'), receipt('charge')]), []);
  assert.deepEqual(numbersGivenTwice(before, [paid('d 2')]), ['2']);
});
