import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import type { Acting } from '#lib/audit/record-action.ts';
import type { Session } from '#lib/sessions/session.ts';
import { callerOf } from '../auth/caller.ts';
import { enter } from '../auth/enter.ts';
import { setEntryCookies } from '../auth/entry-cookies.ts';
import { countCaller } from './count-code.ts';
import { demandLink, lockPendingLink } from './demand-link.ts';
import type { App, Kind, OwnInvitation } from './inviting.ts';
import { join } from './join.ts';
import type { LinkRow } from './link-repository.ts';
import { prepareNewcomer, recordRegistration, register } from './newcomer.ts';
import { findPerson, findPersonByEmail, lockPerson } from './person-repository.ts';
import { demandProof, refuseStranger, refuseUnlessPending } from './refusals.ts';
import type { AcceptBody, AcceptedData } from './schemas.ts';

type Answer = { readonly kind: Kind } & Static<typeof AcceptBody>;

/** Lets the addressee join. Somebody without an account gets one first, all or nothing. */
export async function acceptInvitation(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Static<typeof AcceptedData>> {
  const link = { kind: answer.kind, secret: answer.token };
  await countCaller(app.sharedLimits, request.ip, 'invitationAnswersByAddress');
  const seen = await demandLink(app.context.connection.db, link);
  refuseUnlessPending(seen);
  const addressee = await findAddressee(app, request, seen);
  if (addressee === undefined) return acceptAsNewcomer(app, request, reply, { answer, seen });
  await inTransaction(app.context.connection.db, async (trx) => {
    await join(trx, request, { kind: link.kind, link: await lockPendingLink(trx, link), ...addressee });
  });
  return accepted(link.kind, seen, false);
}

/**
 * Lets somebody signed in join by their own e-mail, without a link. Their e-mail is read again once they are locked, so
 * that nobody joins by one that was taken from them meanwhile.
 */
export async function acceptOwnInvitation(
  app: App,
  request: FastifyRequest,
  { actor }: Session,
  own: OwnInvitation,
): Promise<Static<typeof AcceptedData>> {
  const { kind, userId } = own;
  await countCaller(app.sharedLimits, request.ip, 'invitationAnswersByAddress');
  return inTransaction(app.context.connection.db, async (trx) => {
    await lockPendingLink(trx, own);
    await lockPerson(trx, userId);
    const link = await demandLink(trx, own);
    await join(trx, request, { kind, link, userId, actor });
    return accepted(kind, link, false);
  });
}

/**
 * The signed-in addressee. Undefined for a visitor who has proved the e-mail, when it has no account: before the proof
 * nothing tells whether it has one.
 */
async function findAddressee(
  { context }: App,
  { session }: FastifyRequest,
  link: LinkRow,
): Promise<Acting | undefined> {
  const { db } = context.connection;
  const person = session && (await findPerson(db, session.userId));
  if (person) {
    refuseStranger(link, person);
    return { userId: person.id, actor: session.actor };
  }
  demandProof(link);
  const account = await findPersonByEmail(db, link.email);
  if (!account) return undefined;
  if (!account.is_active) throw new ApiError('AUTH.007');
  throw new ApiError('AUTH.001', {
    message: 'У вас уже есть учётная запись: войдите, чтобы принять приглашение',
  });
}

async function acceptAsNewcomer(
  { context }: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, seen }: { readonly answer: Answer; readonly seen: LinkRow },
): Promise<Static<typeof AcceptedData>> {
  const { kind, token: secret } = answer;
  const newcomer = await prepareNewcomer(context.hasher, seen.email, answer);
  const entry = await inTransaction(context.connection.db, async (trx) => {
    const link = await lockPendingLink(trx, { kind, secret });
    demandProof(link);
    const account = await register(trx, newcomer);
    const { id: userId } = account;
    return enter(trx, account, callerOf(request), {
      by: 'password',
      meanwhile: async (actor) => {
        await recordRegistration(trx, request, { by: actor, id: userId, email: newcomer.email });
        await join(trx, request, { kind, link, userId, actor });
      },
    });
  });
  setEntryCookies(reply, entry);
  return accepted(kind, seen, true);
}

function accepted(kind: Kind, link: LinkRow, hasSignedIn: boolean): Static<typeof AcceptedData> {
  return {
    kind,
    organisation: { id: link.organisation_id, name: link.organisation_name },
    has_signed_in: hasSignedIn,
  };
}
