import pg from 'pg';

/** A foreign transaction that locks a payer's row for as long as the work takes; `waiters` waits until so many wait. */
export async function whileLocked<T>(
  url: string,
  payerIds: string | string[],
  work: (waiters: (count: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  const locker = new pg.Client({ connectionString: url });
  await locker.connect();
  await locker.query('begin');
  await locker.query('select from payer_balances where payer_id = any ($1) for update', [[payerIds].flat()]);
  try {
    return await work((count) => untilWaiting(locker, count));
  } finally {
    await locker.query('rollback');
    await locker.end();
  }
}

/** Waits until so many wait for a lock. */
export async function untilWaiting(client: Asker, count: number): Promise<void> {
  while ((await countWaiting(client)) < count);
}

/** How many wait for a lock now. */
export async function countWaiting(client: Asker): Promise<number> {
  // A transaction looks at the activity once, unless it is told to forget what it saw.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

type Asker = Pick<pg.ClientBase, 'query'>;
