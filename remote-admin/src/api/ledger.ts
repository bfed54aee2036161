import { type Data, get, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type LedgerCheckPage = Data<'GET admin/ledger/checks'>;
/** What a check of the ledger has found. */
export type LedgerCheck = LedgerCheckPage['items'][number];
export type LedgerProblem = LedgerCheck['problems'][number];

const RESOURCE = 'ledger-checks';
const POLL_MS = 2_000;

export const ledgerKeys = {
  list: () => [RESOURCE, 'all'] as const,
  last: () => [RESOURCE, 'last'] as const,
};

export function fetchLedgerChecks(params: QueryParams): Promise<LedgerCheckPage> {
  return get('admin/ledger/checks', { rawQuery: params });
}

/** The last result, and whether a check is at work; asked after while one is. */
export function useLastLedgerCheck() {
  return useSWR(ledgerKeys.last(), () => fetchLedgerChecks({ limit: 1 }), {
    dedupingInterval: POLL_MS / 2,
    refreshInterval: (page) => (page?.atWork ? POLL_MS : 0),
  });
}

export function refreshLedgerChecks(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}

/** Begins a check of the whole ledger. */
export async function startLedgerCheck(): Promise<void> {
  await post('admin/ledger/checks').finally(refreshLedgerChecks);
}
