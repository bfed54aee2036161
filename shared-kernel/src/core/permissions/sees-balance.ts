import { hasPermission } from './has-permission.ts';

/** What the balance of a company is to be seen with. */
export const BALANCE_PERMISSION = 'company_balance:view';

interface Holder {
  readonly companyId: string | null;
  readonly permissions: readonly string[];
}

/**
 * Whether somebody may know what is on a payer's account now. A company's is known to those of its people who hold
 * company_balance:view, and to administrators; a person's and a group's to whoever spends from it.
 */
export function seesBalance(
  { companyId, permissions }: Holder,
  payer: { readonly kind: 'user' | 'group' | 'company'; readonly companyId: string | null },
): boolean {
  if (payer.kind !== 'company' || hasPermission(permissions, 'user:manage')) return true;
  return payer.companyId === companyId && hasPermission(permissions, BALANCE_PERMISSION);
}
