/**
 * Runs statements that may take long, past the guards of the ledger.
 *
 * @param {import('pg').Pool} pool
 * @param {readonly string[]} statements
 */
export async function runPastGuards(pool, statements) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}
