import { type Database, isUniqueViolation } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Actor } from '#lib/audit/actor.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { forgetResetCodes, type LockedPerson } from '#lib/people/locked-person.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { endLinks } from '../first-password/repository.ts';
import { setProvedEmail } from './account-repository.ts';
import { type ChangeRow, endChanges, findLeft, markEffective, saveLink } from './changes-repository.ts';
import { ownEmailChangedLetters, undoLink } from './letters.ts';
import { CLOSED_TO_CONFIRM } from './view.ts';

/** Whose deed it is, from where, and the proposal on which two people have agreed. */
interface Deed {
  readonly by: Actor;
  readonly origin: CallOrigin;
  readonly proposalId?: string;
}

/**
 * Gives somebody the e-mail that they have proved. Links and codes that were sent to the former one set no password any
 * more; sessions stay. Call it under the locks of the rights and of the person.
 */
export async function takeEmailEffect(
  trx: Database,
  { id: userId, display_name: name }: LockedPerson,
  { id, from_email: from, to_email: to }: ChangeRow,
  { by, origin, proposalId }: Deed,
): Promise<void> {
  await giveProvedEmail(trx, userId, to);
  const left = await findLeft(trx, userId, to);
  const until = await markEffective(trx, id);
  // Whoever is back at an e-mail of these days has had it before those that came after: none of these has a claim to it.
  if (left !== undefined) await endChanges(trx, userId, left, 'returned');
  await recordAudit(
    trx,
    {
      by,
      action: 'user.update',
      entityType: 'user',
      entityId: userId,
      before: { email: from },
      after: { email: to, ...(proposalId !== undefined && { proposal_id: proposalId }) },
    },
    origin,
  );
  const undo = left === undefined ? { link: await newUndoLink(trx, id, origin), until } : null;
  const { cabinetOrigin } = origin;
  for (const letter of ownEmailChangedLetters({ name, from, to, undo, cabinetOrigin }))
    await enqueueLetter(trx, letter);
}

/** Sets an e-mail that a letter has proved, with what goes with another e-mail. RES.003: somebody was faster. */
export async function giveProvedEmail(trx: Database, userId: string, email: string): Promise<void> {
  await setProvedEmail(trx, userId, email).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('RES.003', { message: CLOSED_TO_CONFIRM.taken });
  });
  await endLinks(trx, userId);
  await forgetResetCodes(trx, userId);
}

/** A link that stops a change, and undoes it later. Its secret stands in the letter alone. */
export async function newUndoLink(trx: Database, changeId: string, origin: CallOrigin): Promise<string> {
  const secret = newSecret();
  await saveLink(trx, { changeId, secretHash: hashSecret(secret), does: 'undo' });
  return undoLink(origin.cabinetOrigin, secret);
}
