import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Schema } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { callerId, recordAction } from '#lib/audit/record-action.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { demandNoDebt } from '#lib/ledger/index.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import { SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { toGroup } from './group-dto.ts';
import { offerLetter } from './letters.ts';
import { findMember } from './members-repository.ts';
import { type App, demandGroup, demandOwner, inOwnGroup } from './own-group.ts';
import { changeOwner, type OwnGroup } from './repository.ts';
import type { GroupData } from './schemas.ts';
import { deleteOffer, findOffer, insertOffer } from './transfer-repository.ts';

type Answer = Promise<Static<typeof GroupData>>;

export async function offerTransfer(app: App, request: FastifyRequest, accountId: string): Answer {
  await app.sharedLimits.hit(SHARED_LIMITS.offersByUser, sessionOf(request).userId);
  return inTurnOfGroup(app, request, async (trx, group) => {
    demandOwner(group, 'Передать группу');
    await demandNoDebt(trx, { ownerId: null, payerId: group.payer_id }, 'передать группу');
    const receiver = await findMember(trx, group.id, accountId);
    if (!receiver) throw new ApiError('RES.001', { message: 'Участник не найден' });
    if (receiver.id === group.member_id)
      throw new ApiError('RES.003', { message: 'Вы уже владелец этой группы' });
    if (await findOffer(trx, group.id))
      throw new ApiError('RES.003', { message: 'Группа уже предложена. Сначала отзовите предложение' });
    const until = await insertOffer(trx, group.id, receiver.id);
    const { cabinetOrigin } = request;
    const causedBy = callerId(request);
    const facts = { group: group.name, owner: group.owner_name, until, causedBy, cabinetOrigin };
    await enqueueLetter(trx, offerLetter(receiver, facts));
    await recordAction(trx, request, {
      action: 'group.transfer_offer',
      id: group.id,
      after: { to: receiver.user_id, expires_at: until.toISOString() },
    });
    return toGroup(trx, group, group.owner_id);
  });
}

export async function withdrawTransfer(app: App, request: FastifyRequest): Answer {
  return inOwnGroup(app, request, async (trx, group) => {
    demandOwner(group, 'Отозвать предложение');
    if (!(await findOffer(trx, group.id))) throw noOffer();
    return endOffer(trx, request, group, 'transfer_withdraw');
  });
}

export async function acceptTransfer(app: App, request: FastifyRequest): Answer {
  const { userId } = sessionOf(request);
  return inTurnOfGroup(app, request, async (trx, group) => {
    await demandOfferTo(trx, group);
    await demandNoDebt(trx, { ownerId: userId, payerId: group.payer_id }, 'принять группу');
    if (!(await deleteOffer(trx, group.id))) throw noOffer();
    await changeOwner(trx, group, { memberId: group.member_id, userId });
    await endWhatTheyGranted(trx, request, { userId: group.owner_id });
    await recordAction(trx, request, {
      action: 'group.transfer',
      id: group.id,
      before: { owner_id: group.owner_id },
      after: { owner_id: userId },
    });
    return toGroup(trx, await demandGroup(trx, userId), userId);
  });
}

export async function declineTransfer(app: App, request: FastifyRequest): Answer {
  return inOwnGroup(app, request, async (trx, group) => {
    await demandOfferTo(trx, group);
    return endOffer(trx, request, group, 'transfer_decline');
  });
}

/** The debt of a group is asked under the lock of its payer. */
async function inTurnOfGroup(
  app: App,
  request: FastifyRequest,
  work: (trx: Transaction<Schema>, group: OwnGroup) => Answer,
): Answer {
  const { payer_id: payerId } = await demandGroup(app.context.connection.db, sessionOf(request).userId);
  return inOwnGroup(app, request, work, { payerId });
}

async function demandOfferTo(trx: Transaction<Schema>, group: OwnGroup): Promise<void> {
  const offer = await findOffer(trx, group.id);
  if (offer?.member_id !== group.member_id) throw noOffer();
}

async function endOffer(
  trx: Transaction<Schema>,
  request: FastifyRequest,
  group: OwnGroup,
  verb: 'transfer_withdraw' | 'transfer_decline',
): Answer {
  await deleteOffer(trx, group.id);
  await recordAction(trx, request, { action: `group.${verb}`, id: group.id });
  return toGroup(trx, group, sessionOf(request).userId);
}

function noOffer(): ApiError {
  return new ApiError('RES.003', { message: 'Открытого предложения нет: его отозвали или срок истёк' });
}
