import { useSearchParams } from '@cabinet/kernel/router';

export const PROMO_TABS = ['requests', 'ips', 'fingerprints', 'clusters', 'blocks'] as const;
export type PromoTab = (typeof PROMO_TABS)[number];

/** What belongs to the list of one tab. */
const OF_A_LIST = ['page', 'limit', 'sort', 'q', 'kind', 'cluster', 'is_new', 'user_id'];

interface PromoAddress {
  readonly tab: PromoTab;
  /** The cluster that is open. */
  readonly clusterId: string | null;
  /** Opens a tab, with more of the address: filters by name, or a cluster. */
  readonly open: (tab: PromoTab, more?: Readonly<Record<string, string>>) => void;
}

/** Which part of the screen the address shows. */
export function usePromoAddress(): PromoAddress {
  const [search, changeSearch] = useSearchParams();
  const tab = PROMO_TABS.find((each) => each === search.get('tab')) ?? 'requests';
  function open(next: PromoTab, more: Readonly<Record<string, string>> = {}) {
    changeSearch(
      (now) => {
        for (const name of OF_A_LIST) now.delete(name);
        if (next === 'requests') now.delete('tab');
        else now.set('tab', next);
        for (const [name, value] of Object.entries(more)) now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  }
  return { tab, clusterId: tab === 'clusters' ? search.get('cluster') : null, open };
}
