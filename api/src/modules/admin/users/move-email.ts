import type { Database } from '#db/index.ts';
import { actorOf, type Caller, callerId } from '#lib/audit/record-action.ts';
import { type Givers, recordGrant } from '#lib/grants/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { forgetResetCodes, type LockedPerson } from '#lib/people/locked-person.ts';
import {
  asAgreed,
  type Done,
  type ProposalRow,
  readEmailOrder,
  refuseObstacle,
} from '#lib/proposals/index.ts';
import { type ChangeRow, findByProposal } from '../../auth/email/changes-repository.ts';
import { endEmailChanges } from '../../auth/email/end-changes.ts';
import { takeEmailEffect } from '../../auth/email/take-effect.ts';
import { endLinks } from '../../auth/first-password/repository.ts';
import { demandPerson } from './demand.ts';
import { emailChangedLetters } from './letters.ts';
import { isEmailTaken } from './person-repository.ts';
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
 * What goes with another e-mail. What the person has asked for themself, or may undo, ends: an administrator's word counts.
 * Links and codes that were sent to the former address set no password any more, whose
 * change it is is kept, and both addresses are told.
 */
export async function endFormerEmail(
  trx: Database,
  caller: Caller,
  person: LockedPerson,
  { email: to, givers }: Move,
): Promise<void> {
  const { cabinetOrigin } = caller;
  const { id, has_password: signsIn, email: from, display_name: name } = person;
  await endByAdministrator(trx, caller, id);
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
  const own = await findByProposal(trx, row.id);
  if (own) return confirmOwnEmail(trx, by, row, { person, own });
  await asAgreed(trx, by, row, person.permissions, async (givers) => {
    await demandFree(trx, person, email);
    const { display_name: displayName, phone } = person;
    await saveFacts(trx, by, person, { email, displayName, phone }, row.id);
    await endFormerEmail(trx, by, person, { email, givers });
  });
  return {};
}

/** Ends what somebody has asked for about their own e-mail, and what they could undo (product §12.12). */
export async function endByAdministrator(trx: Database, caller: Caller, userId: string): Promise<void> {
  const by = { acting: { userId: callerId(caller), actor: actorOf(caller) }, origin: caller };
  await endEmailChanges(trx, by, userId, { which: 'all', because: 'overruled' });
}

/** The same for somebody who has asked for it, and has proved the e-mail (product §12.12). */
async function confirmOwnEmail(
  trx: Database,
  by: Caller,
  row: ProposalRow,
  { person, own }: { readonly person: LockedPerson; readonly own: ChangeRow },
): Promise<Done> {
  const { proposed_by: author, id: proposalId } = row;
  await asAgreed(trx, by, row, person.permissions, async () => {
    if (own.state !== 'awaits') refuseObstacle('person_changed', { permissions: [] }, row);
    await demandFree(trx, person, own.to_email);
    // Its author has proved themself by the link alone, so nothing that takes effect by itself counts for them.
    const actor = callerId(by) === author ? ({ name: 'proposals-take-effect' } as const) : actorOf(by);
    await takeEmailEffect(trx, person, own, { by: actor, origin: by, proposalId });
  });
  return {};
}

/** Whoever changes something alone. */
export const alone = (caller: Caller): Givers => ({ givenBy: callerId(caller), confirmedBy: null });
