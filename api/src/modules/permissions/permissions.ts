import { isPermission } from '@cabinet/access/permissions';
import { isDynamicPermission, isMalformedAllRule } from '@cabinet/kernel/core/model-access';
import { plural } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import * as repository from './repository.ts';
import type { PermissionBody, PermissionSchema } from './schemas.ts';

type App = Pick<ApiInstance, 'context'>;
type Permission = Static<typeof PermissionSchema>;

/** `resource:action` (product §3.7). */
const ID = /^[a-z]+(?:_[a-z]+)*:[a-z]+(?:_[a-z]+)*$/;

function toPermission(row: repository.PermissionRow): Permission {
  return { ...row, roles: row.roles.map((role) => ({ ...role })), is_known: isPermission(row.id) };
}

export async function readPermissions(db: Database): Promise<Permission[]> {
  return (await repository.findPermissions(db)).map(toPermission);
}

async function demandPermission(db: Database, id: string): Promise<Permission> {
  const [row] = await repository.findPermissions(db, id);
  if (!row) throw new ApiError('RES.001', { message: 'Разрешение не найдено' });
  return toPermission(row);
}

export async function createPermission(
  { context }: App,
  request: FastifyRequest,
  body: Static<typeof PermissionBody>,
): Promise<Permission> {
  const values = { id: body.id.trim(), name: body.name.trim(), category: body.category.trim() };
  if (!ID.test(values.id) || isDynamicPermission(values.id) || isMalformedAllRule(values.id))
    throw badField(
      'id',
      'Код состоит из двух слов через двоеточие, строчными латинскими буквами: report:view',
    );
  for (const field of ['name', 'category'] as const)
    if (values[field] === '') throw badField(field, 'Заполните поле');
  return runOnce(request, context.connection.db, async (trx) => {
    const made = await repository.insertPermission(trx, values);
    if (made === undefined) throw badField('id', 'Такое разрешение уже есть', 'RES.002');
    await recordAction(trx, request, { action: 'permission.create', id: values.id, after: values });
    return demandPermission(trx, values.id);
  });
}

/** Removes a permission that an administrator has added and no role holds. */
export async function removePermission({ context }: App, request: FastifyRequest, id: string): Promise<void> {
  await inTransaction(context.connection.db, async (trx) => {
    await repository.lockPermission(trx, id);
    const { name, category, used_by_roles: count, is_known } = await demandPermission(trx, id);
    if (is_known) throw new ApiError('RES.003', { message: 'О нём спрашивает программа: удалить нельзя' });
    if (count > 0)
      throw new ApiError('RES.003', {
        message: `Разрешение есть у ${count} ${plural(count, 'роли', 'ролей', 'ролей')}. Сначала снимите его там`,
      });
    await repository.deletePermission(trx, id);
    await recordAction(trx, request, { action: 'permission.delete', id, before: { id, name, category } });
  });
}
