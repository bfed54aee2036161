import pg from 'pg';
import { createPostgresServer } from '../../api/test/postgres-server.mjs';
import { scratch, scratchOpen } from '../lib/scratch-run.mjs';

/** A PostgreSQL server of the run's own, and a client of it. */
export async function startPostgres() {
  const [server] = await scratch(createPostgresServer, async (made) => made?.remove());
  if (!server) throw new Error('PostgreSQL is not installed');
  const client = await scratchOpen(async () => {
    const made = new pg.Client({ connectionString: server.url });
    await made.connect();
    return made;
  });
  return { url: server.url, client };
}
