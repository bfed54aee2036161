import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import type { Database } from '../database.ts';
import { sqlState } from '../sql-state.ts';

/**
 * How a migration waits for locks. It waits for `waitMs`, while all others wait behind it, and tries again after a
 * pause.
 */
export interface Patience {
  readonly waitMs: number;
  readonly pauseMs: number;
  readonly tries: number;
}

/**
 * With these values two tables in one transaction are waited for within a second, and all tries together take three
 * minutes.
 */
export const PATIENCE: Patience = { waitMs: 400, pauseMs: 2_500, tries: 60 };
/** A lock was not given in time, or there was a deadlock. */
const GIVES_WAY = new Set(['55P03', '40P01']);
const LOOK_MS = 150;

type Watch = (session: Database) => Promise<void>;

/**
 * Does `work`. When it waits too long for a lock, it is done anew later, so that nobody waits behind it. The work lets
 * its session be watched meanwhile, so that the last failure says who was in the way.
 */
export async function givingWay<T>(
  db: Database,
  { what, patience }: { readonly what: string; readonly patience: Patience },
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const watching = new AbortController();
    let seen = Promise.resolve('');
    try {
      return await work(async (session) => {
        seen = lookForBlockers(db, await pidOf(session), watching.signal);
      });
    } catch (error) {
      if (!GIVES_WAY.has(sqlState(error))) throw error;
      watching.abort();
      if (tries >= patience.tries) throw inTheWay(what, tries, await seen, error);
    } finally {
      watching.abort();
      await seen;
    }
    await sleep(patience.pauseMs * (0.5 + Math.random()));
  }
}

function inTheWay(what: string, tries: number, blockers: string, cause: unknown): OperatorError {
  return new OperatorError(
    `${what} found its tables locked ${tries} times and gave way each time; what was done before stays. ` +
      `In its way: ${blockers || 'transactions that were over before they could be seen'}. ` +
      'End them, or migrate again at a quieter time.',
    { cause },
  );
}

async function pidOf(session: Database): Promise<number> {
  const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(session);
  return rows[0]?.pid ?? 0;
}

/**
 * Remembers who held up a session last, until the signal. Another session has to look, because the first one only
 * waits.
 */
async function lookForBlockers(db: Database, pid: number, signal: AbortSignal): Promise<string> {
  let seen = '';
  try {
    for (;;) {
      await sleep(LOOK_MS, undefined, { signal });
      seen = (await blockersOf(db, pid)) || seen;
    }
  } catch {
    return seen;
  }
}

async function blockersOf(db: Database, pid: number): Promise<string> {
  const { rows } = await sql<{ readonly who: string }>`
    select format('process %s (%s, %s, its transaction is open for %s s, its statement began %s s ago)', pid,
      coalesce(nullif(application_name, ''), 'without a name'), coalesce(state, 'of another role'),
      coalesce(round(extract(epoch from clock_timestamp() - xact_start), 1)::text, '?'),
      coalesce(round(extract(epoch from clock_timestamp() - query_start), 1)::text, '?')) as who
    from pg_stat_activity where pid = any (pg_blocking_pids(${pid})) order by xact_start`.execute(db);
  return rows.map(({ who }) => who).join('; ');
}
