import { plural, quoted } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { endWhatTheyGranted } from '#lib/granted/end-what-they-granted.ts';
import { demandHeld, permissionName } from '#lib/roles/granting.ts';
import { demandNotAbove, staffBeyond } from '#lib/roles/hierarchy.ts';
import { keepingHolders } from '#lib/roles/keep-holders.ts';
import { findRole, type RoleRow } from '#lib/roles/repository.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { type Actor, demandOwnRole, demandRole } from './access.ts';
import { actorNow } from './actor-now.ts';
import { demandNoEdit } from './propose-edit.ts';
import * as repository from './repository.ts';
import { record } from './save-role.ts';
import type { RemovedData } from './schemas.ts';

/**
 * Deletes a role. Its people get `moveTo` first, and so do those who keep it in a company. Without `moveTo` nobody may
 * have it, and whoever keeps it keeps «Пользователь» from now on (product §17.1).
 */
export async function deleteRole(
  { context }: Pick<ApiInstance, 'context'>,
  request: FastifyRequest,
  id: string,
  moveTo: string | undefined,
): Promise<Static<typeof RemovedData>> {
  const { db } = context.connection;
  const { company_id: companyId } = await demandRole(db, sessionOf(request), id);
  return inTransaction(db, (trx) =>
    keepingHolders(
      trx,
      companyId,
      async () => {
        await repository.lockRole(trx, id);
        const actor = await actorNow(trx, request);
        const role = await demandRole(trx, actor, id);
        demandOwnRole(role, 'Системную роль нельзя удалить');
        if (role.users_count > 0) await demandNotAbove(trx, actor.permissions, role.permissions);
        if (moveTo !== undefined) await demandTarget(trx, actor, role, moveTo);
        if (moveTo === undefined && role.users_count > role.kept_count) throw inUse(role);
        await repository.moveDeleted(trx, id);
        if (moveTo !== undefined) await repository.moveHolders(trx, id, moveTo);
        await repository.deleteRole(trx, id);
        if (moveTo !== undefined) await endWhatTheyGranted(trx, request, { roleId: moveTo });
        const after = outcomeOf(role, moveTo);
        await record(trx, request, {
          action: 'role.delete',
          id,
          companyId,
          before: role,
          ...(after && { after }),
        });
        return { moved: role.users_count };
      },
      request,
    ),
  );
}

async function demandTarget(trx: Database, actor: Actor, role: RoleRow, moveTo: string): Promise<void> {
  const target = await findRole(trx, moveTo);
  const isFit =
    target && target.id !== role.id && target.company_id === role.company_id && target.key !== 'guest';
  if (!isFit) throw badField('move_to', 'Сюда людей перевести нельзя: выберите другую роль того же места');
  demandHeld(actor.permissions, target.permissions);
  if (role.users_count === 0) return;
  refuseGain(role, target);
  await demandNoEdit(trx, target);
}

/** Staff permissions are given one by one, each with a second person. */
function refuseGain(role: RoleRow, target: RoleRow): void {
  const [gained] = staffBeyond(role.permissions, target.permissions);
  if (gained === undefined) return;
  throw new ApiError('RES.003', {
    message: `С ролью ${quoted(target.name)} эти люди получили бы разрешение «${permissionName(gained)}»: его дают по одному, и подтверждает второй человек. Назначьте им эту роль, дождитесь подтверждения, потом удалите роль ${quoted(role.name)}`,
  });
}

function outcomeOf({ users_count: moved, kept_count: kept }: RoleRow, moveTo: string | undefined) {
  const ofWhom = { moved, ...(kept > 0 && { kept }) };
  if (moveTo !== undefined) return { moved_to: moveTo, ...ofWhom };
  return kept > 0 ? ofWhom : undefined;
}

function inUse({ users_count: usersCount }: RoleRow): ApiError {
  const people = `${usersCount} ${plural(usersCount, 'человека', 'человек', 'человек')}`;
  return new ApiError('RES.003', {
    message: `Роль есть у ${people}. Сначала переведите их на другую`,
    users_count: usersCount,
  });
}
