import type { Debt } from '@cabinet/payments';
import type { Group } from '../api/group.ts';

/** What the account of a group owes. */
export function debtOf({ payer }: Pick<Group, 'payer'>): Debt {
  return { debt: payer.debt, payer };
}
