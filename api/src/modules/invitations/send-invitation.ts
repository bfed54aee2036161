import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { App, Inviting } from './inviting.ts';
import { isMember } from './organisation-repository.ts';
import { refuseWithoutPlace } from './places.ts';
import { closeInvitation, findInvited, insertInvitation } from './repository.ts';
import { demandGrantedRole } from './roles.ts';
import type { SentInvitationData } from './schemas.ts';
import { sendLetter } from './send-letter.ts';

const MEMBER = {
  group: 'Этот человек уже в группе',
  company: 'Этот человек уже в компании',
} as const;

/**
 * Writes the invitation and its letter. RES.002 when this e-mail is invited or a member already, RES.003 when there is
 * no room.
 */
export async function sendInvitation(
  app: App,
  request: FastifyRequest,
  of: Inviting,
  {
    email: typed,
    monthlyCap,
    roleId,
  }: { readonly email: string; readonly monthlyCap: string | null; readonly roleId: string | null },
): Promise<Static<typeof SentInvitationData>> {
  const email = typed.toLowerCase();
  return sendLetter(app, request, of, async ({ trx, inviter, userId }) => {
    if (inviter.email === email)
      throw new ApiError('RES.003', { message: 'Это ваш собственный адрес: приглашать себя не нужно' });
    await refuseMember(trx, of, email);
    await closeExpired(trx, of, email);
    const role = await demandGrantedRole(trx, of, { roleId, inviter });
    await refuseWithoutPlace(trx, of);
    const id = await insertInvitation(trx, of, {
      email,
      roleId: role?.id ?? null,
      monthlyCap,
      invitedBy: userId,
    });
    await recordAction(trx, request, {
      action: `${of.kind}.invite`,
      id: of.organisationId,
      after: { email, ...(role && { role: role.name }), monthly_cap: monthlyCap },
    });
    return id;
  });
}

export async function refuseMember(db: Database, of: Inviting, email: string): Promise<void> {
  if (await isMember(db, of, email)) throw new ApiError('RES.002', { message: MEMBER[of.kind] });
}

/** An expired invitation makes way for the new one. */
async function closeExpired(db: Database, of: Inviting, email: string): Promise<void> {
  const former = await findInvited(db, of, email);
  if (!former) return;
  if (former.status === 'pending')
    throw new ApiError('RES.002', {
      message:
        'Этот адрес уже приглашён и ещё не ответил. Письмо можно отправить ещё раз из списка приглашений',
    });
  await closeInvitation(db, former.id, { status: 'revoked' });
}
