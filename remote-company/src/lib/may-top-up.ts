import { COMPANY_PAYER_PERMISSIONS } from '@cabinet/kernel/core/payments';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { Company } from '../api/company.ts';

/** Whoever sees the company's balance or requests may top its account up, and so may its owner. */
export function mayTopUp({ membership }: Company, permissions: readonly string[]): boolean {
  return (
    membership.isOwner ||
    COMPANY_PAYER_PERMISSIONS.some((permission) => hasPermission(permissions, permission))
  );
}
