import { useSearchParams } from '@cabinet/kernel/router';

const PARAM = 'tab';
const PROPOSALS = 'proposals';

export type PayersTab = 'accounts' | typeof PROPOSALS;

/** Which list is in sight; filters, order and page of the other one mean nothing in it. */
export function usePayersTab() {
  const [search, setSearch] = useSearchParams();
  const tab: PayersTab = search.get(PARAM) === PROPOSALS ? PROPOSALS : 'accounts';
  function choose(next: string): void {
    setSearch(
      () =>
        next === PROPOSALS
          ? new URLSearchParams({ [PARAM]: PROPOSALS, status: 'pending' })
          : new URLSearchParams(),
      { preventScrollReset: true },
    );
  }
  return { tab, choose };
}
