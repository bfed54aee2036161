import { useSearchParams } from '@cabinet/kernel/router';

const PARAM = 'tab';

/** What the address of each list begins with. Refunds that wait are what somebody looks for. */
const FIRST = {
  requests: {},
  refunds: { [PARAM]: 'refunds', status: 'pending' },
  notices: { [PARAM]: 'notices' },
} as const;

export type RequestsTab = keyof typeof FIRST;

const isTab = (text: string | null): text is RequestsTab => text !== null && Object.hasOwn(FIRST, text);

/** Which list is in sight; filters, order and page of the other ones mean nothing in it. */
export function useRequestsTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAM);
  const tab: RequestsTab = isTab(asked) ? asked : 'requests';
  function choose(next: string): void {
    setSearch(() => new URLSearchParams(isTab(next) ? FIRST[next] : FIRST.requests), {
      preventScrollReset: true,
    });
  }
  return { tab, choose };
}
