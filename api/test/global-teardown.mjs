import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Drops whatever databases this run left behind, its own server and its bundles. */
export default async function teardown() {
  if (process.env.CABINET_COUNT === '1') return;
  const url = process.env.CABINET_TEST_POSTGRES;
  if (url) await dropDatabases(url, process.env.CABINET_TEST_RUN ?? '');
  await globalThis.cabinetTestServer?.remove();
  removeBuilds();
}

/** The bundles that tests of whole processes made (processes/server-process). */
function removeBuilds() {
  const cache = join(import.meta.dirname, '../.cache');
  try {
    const builds = readdirSync(cache).filter((name) =>
      name.startsWith(`build-${process.env.CABINET_TEST_RUN}-`),
    );
    for (const name of builds) rmSync(join(cache, name), { recursive: true, force: true });
  } catch {
    // No test of this run made a bundle.
  }
}

async function dropDatabases(url, prefix) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  await client.end();
}
