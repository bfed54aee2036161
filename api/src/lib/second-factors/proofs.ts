import type { Database } from '#db/database.ts';
import { factorsOf } from './factors.ts';
import { PROOFS, type Proof } from './schemas.ts';

/** By what a person proves again who they are, the strongest first: the password only where there is nothing stronger. */
export async function proofsOf(db: Database, userId: string): Promise<Proof[]> {
  const factors: readonly string[] = await factorsOf(db, userId);
  const strong = PROOFS.filter((proof) => factors.includes(proof));
  return strong.length > 0 ? strong : ['password'];
}
