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
import { countInvitation } from './count-invitation.ts';
import { toInvitation } from './invitation-dto.ts';
import { invitationsADay } from './invitations-a-day.ts';
import type { App, Inviting } from './inviting.ts';
import { invitationLetter, linkOf } from './letter.ts';
import { departureOf } from './letter-line.ts';
import { listDepartures, lockRecipient, saveDeparture, takeBack } from './letter-repository.ts';
import { findInviter, type Inviter, lockOrganisation, type Organisation } from './organisation-repository.ts';
import { beginTimeAt, findInvitation, type InvitationRow } from './repository.ts';
import type { SentInvitationData } from './schemas.ts';
import { replaceSecrets } from './secret-repository.ts';

interface Work {
  readonly trx: Transaction<Schema>;
  readonly organisation: Organisation;
  readonly inviter: Inviter;
  readonly userId: string;
}

/** How many letters of invitations go to one address in any 24 hours. One inviter leaves room for another. */
const LETTERS_A_DAY = { ofAll: 5, ofOne: 4 } as const;

/**
 * Does the work under the organisation's lock, and sends the letter of the invitation whose id the work returns. The
 * letter and the answer get a secret each: only what came by e-mail proves an e-mail. Only this call knows its link,
 * because the answer that is kept for a repeated call has none.
 */
export async function sendLetter(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  of: Inviting,
  work: (given: Work) => Promise<string>,
): Promise<Static<typeof SentInvitationData>> {
  const { userId } = sessionOf(request);
  const { db } = context.connection;
  const aDay = await invitationsADay(db, of);
  const refund = await countInvitation(sharedLimits, { userId, ip: request.ip, aDay });
  const origin = cabinetOrigin(context.config, request);
  let link: string | null = null;
  try {
    const sent = await runOnce(request, db, async (trx) => {
      const { organisation, inviter } = await demandInviter(trx, of, userId);
      const id = await work({ trx, organisation, inviter, userId });
      const secrets = { letter: newSecret(), copied: newSecret() };
      await replaceSecrets(trx, id, {
        letter: hashSecret(secrets.letter),
        copied: hashSecret(secrets.copied),
      });
      const letter = { of, organisation, id, sentBy: userId, link: linkOf(origin, of.kind, secrets.letter) };
      const written = await writeLetter(trx, letter, context.config.rateLimitScale);
      link = linkOf(origin, of.kind, secrets.copied);
      return { ...written, link: null };
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

interface InvitationLetter {
  readonly of: Inviting;
  readonly organisation: Organisation;
  readonly id: string;
  readonly sentBy: string;
  readonly link: string;
}

async function writeLetter(trx: Transaction<Schema>, letter: InvitationLetter, scale: number) {
  const { of, organisation, id, link } = letter;
  const leavesAt = await waitInLine(trx, letter, scale);
  const row = await demandWritten(trx, of, id);
  const invitation = toInvitation(row);
  const letterId = await enqueueLetter(
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
    { leavesAt: leavesAt ?? undefined },
  );
  await saveDeparture(trx, letterId, {
    invitationId: id,
    sentBy: letter.sentBy,
    recipient: row.email,
    leavesAt: leavesAt ?? new Date(),
  });
  return { ...invitation, letter_at: leavesAt?.toISOString() ?? null };
}

/** When the letter leaves, if not now. A letter of this invitation that waits already makes way for it. */
async function waitInLine(
  trx: Transaction<Schema>,
  { of, id, sentBy }: InvitationLetter,
  scale: number,
): Promise<Date | null> {
  const { email } = await demandWritten(trx, of, id);
  await lockRecipient(trx, email);
  await takeBack(trx, id);
  const now = new Date();
  const limits = { ofAll: LETTERS_A_DAY.ofAll * scale, ofOne: LETTERS_A_DAY.ofOne * scale };
  const leavesAt = departureOf(await listDepartures(trx, email), { sentBy, now, limits });
  if (leavesAt <= now) return null;
  await beginTimeAt(trx, id, leavesAt);
  return leavesAt;
}

async function demandWritten(trx: Transaction<Schema>, of: Inviting, id: string): Promise<InvitationRow> {
  const row = await findInvitation(trx, of, id);
  if (!row) throw new Error('an invitation has gone under the lock of its organisation');
  return row;
}
