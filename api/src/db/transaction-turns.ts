import type { Database } from './database.ts';
import { Turns } from './turns.ts';

/** Connections that no transaction takes: a read waits for nobody's lock. */
const FOR_READS = 2;
/** The second one is sent while the first commits; more would only wait in the database, each on a connection. */
const OF_ONE_PAYER = 2;

type TransactionTurns = { all: Turns; ofPayer: Turns };

const turns = new WeakMap<Database, TransactionTurns>();

/** From here on transactions of this database take turns: never the whole pool, and only a few of one payer. */
export function takeTurns(db: Database, { poolSize, waitMs }: { poolSize: number; waitMs: number }): void {
  turns.set(db, {
    all: new Turns({ atOnce: Math.max(1, poolSize - FOR_READS), waitMs }),
    ofPayer: new Turns({ atOnce: OF_ONE_PAYER, waitMs }),
  });
}

/** Runs a transaction when it is its turn; one that will lock a payer says which. */
export function inTurn<T>(
  db: Database,
  payerId: string | undefined,
  transaction: () => Promise<T>,
): Promise<T> {
  const found = turns.get(db);
  if (!found) return transaction();
  const begin = () => found.all.run('', transaction);
  return payerId === undefined ? begin() : found.ofPayer.run(payerId, begin);
}
