import { hasPermission, PERMISSION_DEFINITIONS } from '@cabinet/access/permissions';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { avatarUrl } from '#lib/avatar-url.ts';
import { monthsOf } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { MANAGE_USERS } from './access.ts';
import {
  type CompanyUser,
  type CompanyUserRow,
  findCompanyUser,
  hasOtherHolder,
} from './company-user-repository.ts';
import { lockUser } from './membership-repository.ts';
import { payerOfCompany } from './repository.ts';
import type { CompanyUserSchema } from './schemas.ts';

/** Without an active holder of these permissions nobody could ever give them to anybody again. */
const KEPT = [MANAGE_USERS, 'company_role:manage'] as const;

/** A person of the company, suspended or not, locked. */
export async function demandTarget(db: Database, companyId: string, userId: string): Promise<CompanyUser> {
  await lockUser(db, userId);
  const target = await findCompanyUser(db, companyId, userId);
  if (!target) throw new ApiError('RES.001');
  return target;
}

/** Refuses a change that would leave the company without a holder. `kept` is what the person goes on holding. */
export async function demandOtherHolders(
  db: Database,
  companyId: string,
  target: CompanyUser,
  kept: readonly string[] = [],
): Promise<void> {
  if (!target.is_active || !target.has_account) return;
  for (const permission of KEPT) {
    if (!hasPermission(target.permissions, permission) || kept.includes(permission)) continue;
    if (await hasOtherHolder(db, { companyId, userId: target.id, permission })) continue;
    const { name } = PERMISSION_DEFINITIONS[permission];
    throw new ApiError('RES.003', {
      message: `В компании больше ни у кого нет разрешения «${name}». Сначала дайте его другому`,
    });
  }
}

/** The people of these rows as the wire knows them, with what each has spent of the company's money in this month. */
export async function withMonths(db: Database, companyId: string, rows: readonly CompanyUserRow[]) {
  if (rows.length === 0) return [];
  const payerId = await payerOfCompany(db, companyId);
  const months = await monthsOf(db, { payerId, userIds: rows.map(({ id }) => id) });
  return rows.map((row) => ({
    ...row,
    avatar: row.avatar_hash === null ? null : avatarUrl(row.id, row.avatar_hash),
    spent_this_month: wire(months.get(row.id) ?? '0'),
  }));
}

export async function readCompanyUser(
  db: Database,
  companyId: string,
  userId: string,
): Promise<Static<typeof CompanyUserSchema>> {
  const row = await findCompanyUser(db, companyId, userId);
  const [user] = row ? await withMonths(db, companyId, [row]) : [];
  if (!user) throw new ApiError('RES.001');
  return user;
}
