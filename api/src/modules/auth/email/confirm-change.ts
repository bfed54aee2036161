import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type CallOrigin, callerOf } from '#lib/audit/record-action.ts';
import type { LockedPerson } from '#lib/people/locked-person.ts';
import { findOpenAbout, isStaff, proposeEmail } from '#lib/proposals/index.ts';
import { type ChangeRow, findToConfirm, markProved } from './changes-repository.ts';
import { BY_LINK, demandChange, type Pressed, pressLink } from './press-link.ts';
import type { ConfirmableData } from './schemas.ts';
import { takeEmailEffect } from './take-effect.ts';
import { CLOSED_TO_CONFIRM, toConfirmable } from './view.ts';

type Confirmable = Static<typeof ConfirmableData>;

/** Looking changes nothing: programs of mail boxes look too. */
export async function viewConfirmable(db: Database, secret: string): Promise<Confirmable> {
  return toConfirmable(await demandChange(db, findToConfirm, secret));
}

/**
 * Gives somebody the e-mail to which the link went, whoever has pressed it: the mail box is proved, not a session. Once
 * more changes nothing. Of staff it is proposed only now, so that nobody confirms an e-mail that its owner has not read.
 */
export function confirmChange(db: Database, pressed: Pressed): Promise<Confirmable> {
  const { secret, origin } = pressed;
  return pressLink(db, findToConfirm, pressed, async (trx, change, person) => {
    const { state } = change;
    if (state === 'done' || state === 'awaits') return toConfirmable(change);
    if (state !== 'open' || !person) throw closed(state === 'open' ? 'stopped' : state);
    if (await isStaff(trx, person)) await proposeChange(trx, person, change, origin);
    else await takeEmailEffect(trx, person, change, { by: BY_LINK, origin });
    return viewConfirmable(trx, secret);
  });
}

async function proposeChange(
  trx: Database,
  person: LockedPerson,
  { id, to_email: email }: ChangeRow,
  origin: CallOrigin,
): Promise<void> {
  if (await findOpenAbout(trx, 'staff_email', person.id))
    throw new ApiError('RES.003', {
      message: 'Почту этой учётной записи уже предложил сменить администратор. Дождитесь решения',
    });
  const author = callerOf({ userId: person.id, actor: BY_LINK }, origin);
  const reason = 'Человек сам меняет почту; новую он подтвердил по ссылке из письма';
  const proposal = await proposeEmail(trx, author, person, { email, reason });
  await markProved(trx, id, proposal.id);
}

const closed = (state: keyof typeof CLOSED_TO_CONFIRM) =>
  new ApiError('RES.003', { message: CLOSED_TO_CONFIRM[state] });
