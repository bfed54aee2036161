import { useSearchParams } from '@cabinet/kernel/router';

const PARAM = 'tab';
const NOTICES = 'notices';

export type RequestsTab = 'requests' | typeof NOTICES;

/** Which list is in sight; filters, order and page of the other one mean nothing in it. */
export function useRequestsTab() {
  const [search, setSearch] = useSearchParams();
  const tab: RequestsTab = search.get(PARAM) === NOTICES ? NOTICES : 'requests';
  function choose(next: string): void {
    const address = next === NOTICES ? { [PARAM]: NOTICES } : undefined;
    setSearch(() => new URLSearchParams(address), { preventScrollReset: true });
  }
  return { tab, choose };
}
