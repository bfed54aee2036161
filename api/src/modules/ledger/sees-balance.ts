import { hasPermission } from '@cabinet/kernel/core/permissions';
import type { PayerKind } from '../../db/ledger-schema.ts';
import type { Session } from '../../plugins/session.ts';

/** What the balance of a company is to be seen with. */
export const BALANCE_PERMISSION = 'company_balance:view';

/**
 * Whether a session may know what is on a payer's account. A company's is known to those of its people who hold
 * company_balance:view, and to administrators; a person's and a group's to whoever can name them (decision 0040).
 */
export function seesBalance(
  { companyId, permissions }: Pick<Session, 'companyId' | 'permissions'>,
  payer: { kind: PayerKind; companyId: string | null },
): boolean {
  if (payer.kind !== 'company' || hasPermission(permissions, 'user:manage')) return true;
  return payer.companyId === companyId && hasPermission(permissions, BALANCE_PERMISSION);
}
