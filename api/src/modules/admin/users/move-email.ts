import type { Database } from '#db/index.ts';
import { type Caller, callerId } from '#lib/audit/record-action.ts';
import { type Givers, recordGrant } from '#lib/grants/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { asAgreed, type Done, type ProposalRow, readEmailOrder } from '#lib/proposals/index.ts';
import { endLinks } from '../../auth/first-password/repository.ts';
import { demandPerson } from './demand.ts';
import { emailChangedLetters } from './letters.ts';
import { forgetResetCodes, isEmailTaken, type LockedPerson } from './person-repository.ts';
import { emailTaken } from './read-facts.ts';
import { saveFacts } from './save-facts.ts';

interface Move {
  readonly email: string;
  readonly givers: Givers;
}

/** Refuses an address that somebody else has. */
export async function demandFree(trx: Database, person: LockedPerson, email: string): Promise<void> {
  if (await isEmailTaken(trx, email, person.id)) throw emailTaken();
}

/**
 * What goes with another e-mail. Links and codes that were sent to the former address set no password any more, whose
 * change it is is kept, and both addresses are told.
 */
export async function endFormerEmail(
  trx: Database,
  { cabinetOrigin }: Caller,
  person: LockedPerson,
  { email: to, givers }: Move,
): Promise<void> {
  const { id, has_password: signsIn, email: from, display_name: name } = person;
  await endLinks(trx, id);
  await forgetResetCodes(trx, id);
  await recordGrant(trx, { kind: 'email', userId: id, ...givers });
  // Somebody without a password has never signed in with either address, and the former one may be a mistake.
  if (!signsIn) return;
  for (const letter of emailChangedLetters({ name, from, to, cabinetOrigin }))
    await enqueueLetter(trx, letter);
}

/** Gives somebody the e-mail on which two people have agreed. */
export async function confirmEmail(trx: Database, by: Caller, row: ProposalRow): Promise<Done> {
  const { email } = readEmailOrder(row);
  const id = row.person_id ?? '';
  const person = await demandPerson(trx, id);
  await asAgreed(trx, by, row, person.permissions, async (givers) => {
    await demandFree(trx, person, email);
    const { display_name: displayName, phone } = person;
    await saveFacts(trx, by, person, { email, displayName, phone }, row.id);
    await endFormerEmail(trx, by, person, { email, givers });
  });
  return {};
}

/** Whoever changes something alone. */
export const alone = (caller: Caller): Givers => ({ givenBy: callerId(caller), confirmedBy: null });
