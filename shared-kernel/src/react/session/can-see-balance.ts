import { hasPermission } from '../../core/permissions/has-permission.ts';
import type { User } from './user.ts';

/** A member of a company sees its balance only with company_balance:view (specification §2). */
export function canSeeBalance(user: Pick<User, 'companyId' | 'roleInfo'>): boolean {
  return user.companyId === null || hasPermission(user.roleInfo.permissions, 'company_balance:view');
}
