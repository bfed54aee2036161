import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import { factorsOf } from '#lib/second-factors/index.ts';
import { revokeUserSessions } from '#lib/sessions/repository.ts';
import { findProposedSince, removeFactorsSince, voidPassword } from './account-repository.ts';
import { findAskedSince, findToUndo, type UndoRow } from './changes-repository.ts';
import { type By, cancelProposal, endEmailChanges } from './end-changes.ts';
import { restoredLetters } from './letters.ts';
import { BY_LINK, demandChange, type Pressed, pressLink } from './press-link.ts';
import type { UndoableData } from './schemas.ts';
import { giveProvedEmail } from './take-effect.ts';
import { CLOSED_TO_UNDO, toUndoable } from './view.ts';

type Undoable = Static<typeof UndoableData>;

const TAKEN_BACK = 'Человек вернул себе почту: предложенное с тех пор, как её попросили сменить, отозвано';

export async function viewUndoable(db: Database, secret: string): Promise<Undoable> {
  return toUndoable(await demandChange(db, findToUndo, secret));
}

/**
 * Stops a change of an e-mail, or gives the former one back, by the link that went there. Once more changes nothing. It
 * works for somebody who was switched off meanwhile too, and switches nobody on.
 */
export function undoChange(db: Database, pressed: Pressed): Promise<Undoable> {
  const { secret, origin } = pressed;
  return pressLink(db, findToUndo, pressed, async (trx, change, person) => {
    const { user_id: userId, undo_state: state } = change;
    if (state === 'expired' || state === 'overruled' || !person)
      throw new ApiError('RES.003', { message: CLOSED_TO_UNDO[state === 'expired' ? state : 'overruled'] });
    const by: By = { acting: { userId, actor: BY_LINK }, origin };
    if (state === 'open') await stop(trx, by, change);
    if (state === 'took_effect') await restore(trx, by, person, change);
    return viewUndoable(trx, secret);
  });
}

async function stop(trx: Database, by: By, { user_id: userId, to_email: email }: UndoRow): Promise<void> {
  await endEmailChanges(trx, by, userId, { which: 'open', because: 'stopped' });
  await recordAudit(
    trx,
    {
      by: BY_LINK,
      action: 'user.email_stop',
      entityType: 'user',
      entityId: userId,
      before: { email },
    },
    by.origin,
  );
}

/**
 * Gives an e-mail back to whoever reads it. Whoever has changed it knew the password and had a session, so neither opens
 * the account any more, and what they have made since they asked for it goes.
 */
async function restore(trx: Database, by: By, person: LockedPerson, change: UndoRow): Promise<void> {
  const { id: userId, email: from, display_name: name } = person;
  const { from_email: to, took_effect_at: tookEffectAt } = change;
  if (tookEffectAt === null) throw new Error('what is undone has taken effect');
  const since = await findAskedSince(trx, change);
  await endEmailChanges(trx, by, userId, { which: tookEffectAt, because: 'undone' });
  await giveProvedEmail(trx, userId, to);
  await voidPassword(trx, userId);
  const endedSessions = await revokeUserSessions(trx, { userId, reason: 'e-mail restored' });
  const removedFactors = await removeFactorsSince(trx, userId, since);
  for (const id of await findProposedSince(trx, userId, since)) await cancelProposal(trx, by, id, TAKEN_BACK);
  await recordAudit(
    trx,
    {
      by: BY_LINK,
      action: 'user.email_restore',
      entityType: 'user',
      entityId: userId,
      before: { email: from },
      after: { email: to, ended_sessions: endedSessions, removed_factors: removedFactors },
    },
    by.origin,
  );
  const { cabinetOrigin } = by.origin;
  const keepsFactors = (await factorsOf(trx, userId)).length > 0;
  for (const letter of restoredLetters({ name, from, to, removedFactors, keepsFactors, cabinetOrigin }))
    await enqueueLetter(trx, letter);
}
