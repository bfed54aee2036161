import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPostgresServer } from '../../api/test/postgres-server.mjs';
import { treeOf } from '../../scripts/lib/process-tree.mjs';
import { scratch } from '../../scripts/lib/scratch-run.mjs';
import { cpuSeconds } from '../cpu-seconds.mjs';

/** A PostgreSQL server of the run's own, so that its CPU and its WAL are those of the charges alone. */
export async function startPostgres() {
  const [server] = await scratch(createPostgresServer, async (made) => made?.remove());
  if (!server) throw new Error('PostgreSQL is not installed');
  const [client] = await scratch(
    async () => {
      const made = new pg.Client({ connectionString: server.url });
      await made.connect();
      return made;
    },
    (made) => made.end(),
  );
  const { rows } = await client.query("select current_setting('data_directory') as folder");
  const pid = Number.parseInt(readFileSync(path.join(rows[0].folder, 'postmaster.pid'), 'utf8'), 10);
  return { url: server.url, client, pid };
}

/** @param {number} pid of the postmaster @returns {number} CPU seconds of a server: its processes of now, which outlive a measurement. */
export function serverSeconds(pid) {
  return treeOf(pid).reduce((sum, each) => sum + cpuSeconds(each), 0);
}

/** @param {pg.Client} client @returns {Promise<{wal: number, commits: number, syncs: number, tables: number, indexes: number}>} */
export async function readCounters(client) {
  // Backends report at most once a second.
  await sleep(1_200);
  const { rows } = await client.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
    (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits,
    (select wal_sync::float8 from pg_stat_wal) as syncs,
    (select sum(pg_table_size(oid))::float8 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables,
    (select sum(pg_indexes_size(oid))::float8 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as indexes`);
  return rows[0];
}
