import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Schema } from '#db/schema.ts';
import { ApiError } from '#lib/api-error.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { hashSecret, newSecret } from '#lib/sessions/secret.ts';
import { cabinetOrigin } from '#plugins/cabinet-origin.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { toInvitation } from './invitation-dto.ts';
import type { App, Inviting } from './inviting.ts';
import { invitationLetter, linkOf } from './letter.ts';
import { countLetter } from './letter-limits.ts';
import { findInviter, type Inviter, lockOrganisation, type Organisation } from './organisation-repository.ts';
import { findInvitation, saveSecret } from './repository.ts';
import type { SentInvitationData } from './schemas.ts';

interface Work {
  readonly trx: Transaction<Schema>;
  readonly organisation: Organisation;
  readonly inviter: Inviter;
  readonly userId: string;
}

/**
 * Does the work under the organisation's lock, and sends the letter of the invitation whose id the work returns. Only
 * this call knows the link: the answer that is kept for a repeated call has none.
 */
export async function sendLetter(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  { of, email }: { readonly of: Inviting; readonly email: string },
  work: (given: Work) => Promise<string>,
): Promise<Static<typeof SentInvitationData>> {
  const { userId } = sessionOf(request);
  const refund = await countLetter(sharedLimits, { userId, email });
  const origin = cabinetOrigin(context.config, request);
  let link: string | null = null;
  try {
    const sent = await runOnce(request, context.connection.db, async (trx) => {
      const { organisation, inviter } = await demandInviter(trx, of, userId);
      const id = await work({ trx, organisation, inviter, userId });
      const secret = newSecret();
      link = linkOf(origin, of.kind, secret);
      await saveSecret(trx, id, hashSecret(secret));
      return { ...(await writeLetter(trx, { of, organisation, id, link })), link: null };
    });
    return { ...sent, link };
  } catch (error) {
    link = null;
    throw error;
  } finally {
    if (link === null) await refund();
  }
}

/** Reads the person's rights under the lock, because they may have lost them since they were let in. */
async function demandInviter(trx: Transaction<Schema>, of: Inviting, userId: string) {
  const organisation = await lockOrganisation(trx, of);
  const inviter = await findInviter(trx, userId);
  const isIn =
    of.kind === 'group'
      ? inviter?.owns_group_id === of.organisationId
      : inviter?.company_id === of.organisationId;
  if (!organisation || organisation.is_closed || !inviter || !isIn) throw new ApiError('RES.001');
  return { organisation, inviter };
}

async function writeLetter(
  trx: Transaction<Schema>,
  {
    of,
    organisation,
    id,
    link,
  }: {
    readonly of: Inviting;
    readonly organisation: Organisation;
    readonly id: string;
    readonly link: string;
  },
) {
  const row = await findInvitation(trx, of, id);
  if (!row) throw new Error('an invitation has gone under the lock of its organisation');
  const invitation = toInvitation(row);
  await enqueueLetter(
    trx,
    invitationLetter({
      kind: of.kind,
      recipient: row.email,
      organisation: organisation.name,
      inviter: row.inviter_name,
      roleName: row.role_name,
      monthlyCap: invitation.monthly_cap,
      expiresAt: row.expires_at,
      link,
    }),
  );
  return invitation;
}
