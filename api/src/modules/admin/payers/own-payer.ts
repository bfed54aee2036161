import { ApiError } from '#lib/api-error.ts';
import type { Viewer } from '#lib/ledger/index.ts';

/** The person, the company or the group that holds a payer. */
export interface PayerOwners {
  readonly owner_id: string | null;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
}

/** Somebody, with the places whose money they spend. */
export type PersonOfMoney = Pick<Viewer, 'userId' | 'companyId' | 'groupId'>;

/** Whether somebody owns a payer or spends from it. Others then decide about its money. */
export function isOwnPayer(viewer: PersonOfMoney, payer: PayerOwners): boolean {
  return (
    payer.owner_id === viewer.userId ||
    payer.user_id === viewer.userId ||
    (payer.company_id !== null && payer.company_id === viewer.companyId) ||
    (payer.group_id !== null && payer.group_id === viewer.groupId)
  );
}

export function demandOthersPayer(viewer: Viewer, payer: PayerOwners): void {
  if (isOwnPayer(viewer, payer))
    throw new ApiError('RES.003', { message: 'Это ваш счёт: его деньги и лимит меняет другой человек' });
}
