import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { App, Inviting } from './inviting.ts';
import { refuseWithoutPlace } from './places.ts';
import { findInvitation, type InvitationRow, renewInvitation } from './repository.ts';
import { demandGrantedRole } from './roles.ts';
import type { SentInvitationData } from './schemas.ts';
import { refuseMember } from './send-invitation.ts';
import { sendLetter } from './send-letter.ts';

const CLOSED = {
  accepted: 'Приглашение уже принято',
  declined: 'Приглашение отклонили. Можно отправить новое',
  revoked: 'Приглашение отозвано. Можно отправить новое',
} as const;

/**
 * Sends a new letter with new secrets. The former links stop working and the time begins anew. An expired invitation
 * opens again.
 */
export async function resendInvitation(
  app: App,
  request: FastifyRequest,
  of: Inviting,
  handle: string,
): Promise<Static<typeof SentInvitationData>> {
  await demandOpenInvitation(app.context.connection.db, of, handle);
  return sendLetter(app, request, of, async ({ trx, inviter, userId }) => {
    const {
      email,
      status,
      role_id: roleId,
      resend_count: former,
    } = await demandOpenInvitation(trx, of, handle);
    await refuseMember(trx, of, email);
    await demandGrantedRole(trx, of, { roleId, inviter });
    if (status === 'expired') await refuseWithoutPlace(trx, of);
    await renewInvitation(trx, handle, userId);
    await recordAction(trx, request, {
      action: `${of.kind}.invitation_resend`,
      id: of.organisationId,
      before: { email, resend_count: former },
      after: { email, resend_count: former + 1 },
    });
    return handle;
  });
}

/** A pending or expired invitation, which its manager may still send again or revoke. */
export async function demandOpenInvitation(
  db: Database,
  of: Inviting,
  handle: string,
): Promise<InvitationRow> {
  const row = await findInvitation(db, of, handle);
  if (!row) throw new ApiError('RES.001', { message: 'Приглашение не найдено' });
  if (row.status === 'pending' || row.status === 'expired') return row;
  throw new ApiError('RES.003', { message: CLOSED[row.status] });
}
