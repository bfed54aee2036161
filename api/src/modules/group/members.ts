import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import { callerId, recordAction } from '#lib/audit/record-action.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import type { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import { readUsage } from '#lib/usage/usage.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readMembers } from './group-dto.ts';
import { removedLetter } from './letters.ts';
import { deleteMember, findMember, type Member, updateCap } from './members-repository.ts';
import { type App, demandGroup, demandOwner, inOwnGroup } from './own-group.ts';
import type { OwnGroup } from './repository.ts';
import type { GroupMembersData } from './schemas.ts';

export async function listMembers(
  { context }: App,
  request: FastifyRequest,
): Promise<Static<typeof GroupMembersData>> {
  const { db } = context.connection;
  return readMembers(db, await demandGroup(db, sessionOf(request).userId));
}

/** What the members spend. The owner reads everybody's spending, a member only their own. */
export async function readGroupUsage(
  { context }: App,
  request: FastifyRequest,
  period: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  const { db } = context.connection;
  const { userId } = sessionOf(request);
  const { payer_id: payerId, is_owner: isOwner } = await demandGroup(db, userId);
  return readUsage(db, { payerId, ownUserId: isOwner ? null : userId }, period);
}

export async function changeCap(
  app: App,
  request: FastifyRequest,
  accountId: string,
  cap: string | null,
): Promise<Static<typeof GroupMembersData>> {
  const { payer_id: payerId } = await demandGroup(app.context.connection.db, sessionOf(request).userId);
  return inOwnGroup(
    app,
    request,
    async (trx, group) => {
      demandOwner(group, 'Менять лимиты');
      const member = await findMember(trx, group.id, accountId);
      if (!member) throw noMember();
      await updateCap(trx, { payerId: group.payer_id, memberId: member.id, cap });
      await recordAction(trx, request, {
        action: 'group.cap',
        id: group.id,
        before: { user_id: member.user_id, monthly_cap: member.monthly_cap },
        after: { user_id: member.user_id, monthly_cap: cap },
      });
      return readMembers(trx, group);
    },
    { payerId },
  );
}

/** Takes a member out: the owner removes others, and a member leaves. From then on the person's own account pays. */
export async function removeMember(app: App, request: FastifyRequest, accountId: string): Promise<void> {
  await inOwnGroup(app, request, async (trx, group) => {
    const member = await findMember(trx, group.id, accountId);
    if (!member) throw noMember();
    demandRemovable(group, member);
    await deleteMember(trx, member.id);
    await recordAction(trx, request, {
      action: member.id === group.member_id ? 'group.leave' : 'group.remove',
      id: group.id,
      before: { user_id: member.user_id, monthly_cap: member.monthly_cap },
    });
    if (member.id === group.member_id) return;
    const { cabinetOrigin } = request;
    await enqueueLetter(
      trx,
      removedLetter(member, group.name, { causedBy: callerId(request), cabinetOrigin }),
    );
  });
}

function demandRemovable(group: OwnGroup, member: Member): void {
  if (member.id !== group.member_id) demandOwner(group, 'Исключать участников');
  if (member.role === 'owner') {
    throw new ApiError('RES.003', {
      message: 'Владелец не может выйти из группы. Передайте её другому участнику или распустите',
    });
  }
}

function noMember(): ApiError {
  return new ApiError('RES.001', { message: 'Участник не найден' });
}
