import { isPermission } from '@cabinet/access/permissions';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { insertSystemRoles } from '#lib/companies/system-roles.ts';
import { demandNoDebt, personalPayerOf } from '#lib/ledger/index.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { runOnce } from '#plugins/requests/idempotency.ts';
import { type App, demandCompanyUser } from './access.ts';
import { companyFor } from './company-dto.ts';
import { enterCompany, lockNewcomer, type Newcomer } from './newcomer-repository.ts';
import { recordCompany } from './record-company.ts';
import { insertCompany } from './repository.ts';
import { readNewCompany } from './requisites.ts';
import type { CompanyData, NewCompanyBody } from './schemas.ts';
import { taken } from './service.ts';

/** Makes a company. Its creator owns it and becomes its «Директор». */
export async function createCompany(
  { context }: App,
  request: FastifyRequest,
  form: Static<typeof NewCompanyBody>,
): Promise<Static<typeof CompanyData>> {
  const { userId } = sessionOf(request);
  const { db } = context.connection;
  const work = async (trx: Database) => {
    await demandNoDebt(trx, { ownerId: userId, payerId: null }, 'создать компанию');
    demandNoCompany(await lockNewcomer(trx, userId));
    const { bank_account: account, ...columns } = { bank_account: null, ...readNewCompany(form) };
    const companyId = await insertCompany(trx, { ...columns, bank_account: account, owner_id: userId });
    if (companyId === undefined) throw taken();
    const { directorId } = await insertSystemRoles(trx, companyId);
    await enterCompany(trx, userId, { companyId, roleId: directorId });
    const after = { ...columns, account };
    await recordCompany(trx, request, { companyId, action: 'company.create', after });
    return companyFor(trx, await demandCompanyUser(trx, userId, companyId), companyId);
  };
  return runOnce(request, db, work, { payerId: await personalPayerOf(db, userId) });
}

/** Refuses a person whose present role grants more, because the company's role would take its place. */
function demandNoCompany({ is_member, role_key, more_permissions }: Newcomer): void {
  if (is_member) throw new ApiError('RES.003', { message: 'Вы уже состоите в компании' });
  if (more_permissions.some(isPermission))
    throw new ApiError('RES.003', { message: 'Со служебной ролью создать компанию нельзя' });
  if (role_key === 'guest')
    throw new ApiError('RES.003', { message: 'Чтобы создать компанию, сначала зарегистрируйтесь' });
}
