import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError, badField } from '#lib/api-error.ts';
import { startJob } from '#lib/background-jobs/index.ts';
import { findRole } from '#lib/roles/repository.ts';
import { readAsked } from '#lists/index.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import type { JobStartedData } from '../jobs/schemas.ts';
import { ADMIN_USER_FILTERS } from './admin-user-filters.ts';
import { bulkUsersJob } from './bulk-job.ts';
import { askedByIds, itemsOf } from './bulk-repository.ts';
import { demandAdministrator } from './demand.ts';
import { reasonOf } from './reason-of.ts';
import type { BulkBody } from './schemas.ts';
import type { App } from './with-letter.ts';

type Bulk = Static<typeof BulkBody>;

/**
 * Settles at this moment whom the job is about. RES.002 when that number differs from the one that the administrator
 * has seen.
 */
export async function startBulk(
  { context }: App,
  request: FastifyRequest,
  body: Bulk,
): Promise<Static<typeof JobStartedData>> {
  const roleId = readRoleId(body);
  const asked = readWho(body);
  return runOnce(request, context.connection.db, async (trx) => {
    await demandAdministrator(trx, request);
    if (roleId !== null && !(await findRole(trx, roleId)))
      throw new ApiError('RES.001', { message: 'Роль не найдена' });
    const { id, total } = await startJob(trx, request, bulkUsersJob, {
      params: { action: body.action, role_id: roleId, reason: reasonOf(body) },
      items: itemsOf(trx, asked),
    });
    if (total !== body.expected_count) throw otherCount(total);
    return { job_id: id };
  });
}

function readRoleId({ action, role_id: roleId }: Bulk): string | null {
  if (action !== 'set_role') return null;
  if (roleId === undefined) throw badField('role_id', 'Выберите роль', 'VAL.004');
  return roleId;
}

function readWho({ ids, filter }: Bulk) {
  if ((ids === undefined) === (filter === undefined))
    throw badField('ids', 'Нужны либо люди, либо фильтр', 'VAL.004');
  return ids === undefined ? readAsked(ADMIN_USER_FILTERS, filter ?? {}) : askedByIds(ids);
}

function otherCount(count: number): ApiError {
  return new ApiError('RES.002', {
    message: `Теперь под фильтр подходит другое число людей: ${count}. Проверьте список ещё раз`,
    count,
  });
}
