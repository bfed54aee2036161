import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, uuidv7 } from '#db/index.ts';
import { ApiError, requiredText } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { demandNoDebt, personalPayerOf } from '#lib/ledger/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import { toGroup } from './group-dto.ts';
import { type App, demandGroup, demandOwner, inOwnGroup } from './own-group.ts';
import { findOwnGroup, insertGroup, updateName } from './repository.ts';
import type { GroupData } from './schemas.ts';

export { dissolveGroup } from './dissolve.ts';

/** The caller's group. RES.001 without one, RES.003 for a member who does not own it. */
export async function demandOwnGroup({ context }: App, request: FastifyRequest): Promise<Inviting> {
  const group = await demandGroup(context.connection.db, sessionOf(request).userId);
  demandOwner(group, 'Управлять приглашениями');
  return { kind: 'group', organisationId: group.id };
}

export async function readGroup(
  { context }: App,
  request: FastifyRequest,
): Promise<Static<typeof GroupData> | null> {
  const { db } = context.connection;
  const { userId } = sessionOf(request);
  const group = await findOwnGroup(db, userId);
  return group ? toGroup(db, group, userId) : null;
}

export async function createGroup(
  { context }: App,
  request: FastifyRequest,
  typed: string,
): Promise<Static<typeof GroupData>> {
  const { userId } = sessionOf(request);
  const name = requiredText('name', typed);
  const { db } = context.connection;
  const work = async (trx: Database) => {
    await demandNoDebt(trx, { ownerId: userId, payerId: null }, 'создать группу');
    const id = uuidv7();
    if (!(await insertGroup(trx, { id, name, ownerId: userId }))) {
      throw new ApiError('RES.003', { message: 'Вы уже состоите в группе. Сначала выйдите из неё' });
    }
    await recordAction(trx, request, { action: 'group.create', id, after: { name } });
    return toGroup(trx, await demandGroup(trx, userId), userId);
  };
  return runOnce(request, db, work, { payerId: await personalPayerOf(db, userId) });
}

export async function renameGroup(
  app: App,
  request: FastifyRequest,
  typed: string,
): Promise<Static<typeof GroupData>> {
  const name = requiredText('name', typed);
  return inOwnGroup(app, request, async (trx, group) => {
    demandOwner(group, 'Переименовать группу');
    await updateName(trx, group.id, name);
    await recordAction(trx, request, {
      action: 'group.rename',
      id: group.id,
      before: { name: group.name },
      after: { name },
    });
    return toGroup(trx, { ...group, name, payer_name: name }, group.owner_id);
  });
}
