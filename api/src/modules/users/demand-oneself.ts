import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type LockedPerson, lockPerson } from '#lib/people/locked-person.ts';

/** Locks the row of whoever calls: of two changes of their account one comes first, and so it does with a sign-in. */
export async function demandOneself(trx: Database, userId: string): Promise<LockedPerson> {
  const person = await lockPerson(trx, userId);
  if (!person) throw new ApiError('AUTH.002');
  return person;
}
