import type { PayerKind } from '@cabinet/kernel/core/payments';
import { hasPermission } from '@cabinet/kernel/core/permissions';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import type { TransactionsHref } from '@cabinet/payments/spending';
import type { Spending } from '../../api/spending.ts';
import { elsewhere, paths } from '../../paths.ts';

interface List {
  readonly screen: {
    readonly pattern: string;
    to(query: Readonly<Record<string, string | undefined>>): string;
  };
  /** Who may not ask for the list is led nowhere. */
  readonly permission: Parameters<typeof hasPermission>[1] | null;
}

/** The list of everything that was spent from an account. */
const WHOLE: Record<PayerKind, List> = {
  user: { screen: paths.finances, permission: null },
  group: { screen: elsewhere.groupTransactions, permission: 'group:view_transactions' },
  company: { screen: elsewhere.companyTransactions, permission: 'company:transactions' },
};

/** Where the person's own lines are listed, whoever pays. */
const OWN: List = { screen: paths.finances, permission: null };

/** Where the chart of home leads: the list that holds what it shows; undefined where the person may not see that. */
export function useSpendingHref(): (spending: Spending) => TransactionsHref | undefined {
  const permissions = useCurrentUser()?.roleInfo.permissions ?? [];
  const offered = useAtomValue(offeredPathsAtom);
  return ({ scope, payer }) => {
    const { screen, permission } = scope === 'own' ? OWN : WHOLE[payer.kind];
    if (permission !== null && (!hasPermission(permissions, permission) || !offered.includes(screen.pattern)))
      return undefined;
    return ({ from, to, modelId }) => screen.to({ type: 'charge', from, to, model_id: modelId });
  };
}
