import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { megabytes } from './report.mjs';

/** What openssl writes before anything that a passphrase has encrypted. */
const ENCRYPTED = 'Salted__';

/**
 * The repository is good and encrypted, and `verify` would see if it were not: it ends with 0 in either case, so what
 * it says counts.
 *
 * @param {import('./go-back.mjs').Drill} drill
 * @param {import('./server.mjs').Server} server
 */
export async function tryRepository({ place, report: { step, expect } }, server) {
  const files = filesOf(place.repository);
  const bytes = files.reduce((total, file) => total + statSync(file).size, 0);
  const verify = (/** @type {string} */ repository) =>
    server.pgbackrest('verify', ['--output=text', `--repo1-path=${repository}`]);
  const said = await step(
    'verify',
    () => verify(place.repository),
    () => `${megabytes(bytes)} in ${files.length} files`,
  );
  expect('verify has nothing to say', said === '' ? [] : [said]);
  const open = files.filter(
    (file) => readFileSync(file).toString('latin1', 0, ENCRYPTED.length) !== ENCRYPTED,
  );
  expect('every file of the repository is encrypted', open);

  const copy = `${place.repository}-damaged`;
  await server.asOwner('cp', ['-a', place.repository, copy]);
  damage(filesOf(copy).find((file) => /F\/bundle\/1$/.test(file)) ?? '');
  expect('verify sees a damaged file', /status: error/.test(await verify(copy)) ? [] : ['it does not']);
}

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} file */
function damage(file) {
  const opened = openSync(file, 'r+');
  writeSync(opened, 'damaged', Math.floor(statSync(file).size / 2));
  closeSync(opened);
}
