import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inTransaction } from '#db/database.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { toInvitation } from './invitation-dto.ts';
import type { App, Inviting } from './inviting.ts';
import { lockOrganisation } from './organisation-repository.ts';
import * as repository from './repository.ts';
import { demandOpenInvitation } from './resend-invitation.ts';
import type { InvitationsData } from './schemas.ts';

export type { Inviting } from './inviting.ts';
export { resendInvitation } from './resend-invitation.ts';
export { sendInvitation } from './send-invitation.ts';

export async function listInvitations(
  { context }: App,
  of: Inviting,
): Promise<Static<typeof InvitationsData>> {
  const rows = await repository.listInvitations(context.connection.db, of);
  return rows.map(toInvitation);
}

export async function revokeInvitation(
  { context }: App,
  request: FastifyRequest,
  of: Inviting,
  handle: string,
): Promise<void> {
  await inTransaction(context.connection.db, async (trx) => {
    await lockOrganisation(trx, of);
    const { email, status } = await demandOpenInvitation(trx, of, handle);
    await repository.closeInvitation(trx, handle, { status: 'revoked' });
    await recordAction(trx, request, {
      action: `${of.kind}.invitation_revoke`,
      id: of.organisationId,
      before: { email, status },
      after: { email, status: 'revoked' },
    });
  });
}
