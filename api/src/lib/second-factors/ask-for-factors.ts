import { type Database, inTransaction } from '#db/database.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { factorAskedLetter } from './asked-letter.ts';
import { type Asking, demandFactors } from './demanded.ts';

/** Asks a second factor of everybody who must have one from now on, by a letter where they have none (product §12.13). */
export function askForFactors(db: Database, asking: Asking, cabinetOrigin: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const person of await demandFactors(trx, asking))
      if (!person.has_factor) await enqueueLetter(trx, factorAskedLetter(person, cabinetOrigin));
  });
}
