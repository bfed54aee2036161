import type { Database } from './database.ts';
import { Turns } from './turns.ts';
import { startWait, type Waits } from './waits.ts';

/** These connections are kept for reads, so that reads never wait for a lock. */
const FOR_READS = 2;
/** The second starts while the first commits; more would only wait in the database and hold connections. */
const OF_ONE_PAYER = 2;

interface TransactionTurns {
  readonly all: Turns;
  readonly ofPayer: Turns;
  readonly waits: Waits;
}

const turns = new WeakMap<Database, TransactionTurns>();

/**
 * Makes the transactions of this database take turns: they never hold all connections, and only a few of one payer run
 * at once.
 */
export function takeTurns(
  db: Database,
  { poolSize, waitMs, waits }: { readonly poolSize: number; readonly waitMs: number; readonly waits: Waits },
): void {
  turns.set(db, {
    all: new Turns({ atOnce: Math.max(1, poolSize - FOR_READS), waitMs }),
    ofPayer: new Turns({ atOnce: OF_ONE_PAYER, waitMs }),
    waits,
  });
}

/** Runs a transaction in its turn. A transaction that locks a payer names that payer. */
export function inTurn<T>(
  db: Database,
  payerId: string | undefined,
  transaction: () => Promise<T>,
): Promise<T> {
  const found = turns.get(db);
  if (!found) return transaction();
  const begin = () => {
    const endWait = startWait(found.waits, 'turn');
    return found.all.run('', () => {
      endWait();
      return transaction();
    });
  };
  return payerId === undefined ? begin() : found.ofPayer.run(payerId, begin);
}
