import { hasPermission } from './has-permission.ts';

interface Holder {
  readonly companyId: string | null;
  readonly permissions: readonly string[];
}

/**
 * Whether somebody may know what is on a payer's account now. The balance of a company is known to its people with
 * company_balance:view and to administrators. The balance of a person or a group is known to everybody who spends from
 * it.
 */
export function seesBalance(
  { companyId, permissions }: Holder,
  payer: { readonly kind: 'user' | 'group' | 'company'; readonly companyId: string | null },
): boolean {
  if (payer.kind !== 'company' || hasPermission(permissions, 'user:manage')) return true;
  return payer.companyId === companyId && hasPermission(permissions, 'company_balance:view');
}
