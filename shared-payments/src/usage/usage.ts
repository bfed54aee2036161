import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import type { AskedDays } from './usage-days.ts';

/** Spending of the people who share an account: by day and model, and by person. */
export type Usage = Data<'GET group/me/usage'>;

/** Whose usage it is. */
export type UsageOf = { readonly kind: 'group' } | { readonly kind: 'company'; readonly companyId: string };

/** Keys of the query cache; `all` begins every other. */
export const usageKeys = {
  all: 'usage' as const,
  of: (of: UsageOf, days: AskedDays) =>
    [usageKeys.all, of.kind === 'group' ? of.kind : of.companyId, days] as const,
};

/** Reads the usage of some days; of the last 30 without them. */
function fetchUsage(of: UsageOf, query: AskedDays): Promise<Usage> {
  if (of.kind === 'group') return get('group/me/usage', { query });
  return get('company/{id}/usage', { path: { id: of.companyId }, query });
}

/** While other days are on their way, those before are given. */
export function useUsage(of: UsageOf, asked: AskedDays) {
  return useSWR(usageKeys.of(of, asked), ([, , days]) => fetchUsage(of, days), {
    dedupingInterval: 10_000,
    keepPreviousData: true,
  });
}
