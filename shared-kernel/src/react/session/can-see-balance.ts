import { seesBalance } from '../../core/permissions/sees-balance.ts';
import type { User } from './user.ts';

/** Whether a person sees the balance they spend from: a member of a company spends the company's. */
export function canSeeBalance({ companyId, roleInfo }: Pick<User, 'companyId' | 'roleInfo'>): boolean {
  const kind = companyId === null ? 'user' : 'company';
  return seesBalance({ companyId, permissions: roleInfo.permissions }, { kind, companyId });
}
