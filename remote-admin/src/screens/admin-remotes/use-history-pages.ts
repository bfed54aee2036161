import { useRefusal } from '@cabinet/kernel/forms';
import { useState } from 'react';
import {
  fetchRemoteHistory,
  type RemoteChange,
  type RemoteHistoryPage,
  useRemoteHistory,
} from '../../api/remotes.ts';

interface HistoryHandle {
  /** As far as they are known; `undefined` while none is. */
  readonly changes: readonly RemoteChange[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** Why nothing is known. */
  readonly error: unknown;
  /** Why no more is. */
  readonly refusal: unknown;
  readonly showMore: () => Promise<void>;
  readonly retry: () => void;
}

/** The changes of a remote, page after page. */
export function useHistoryPages(name: string): HistoryHandle {
  const { data: first, error, mutate } = useRemoteHistory(name);
  const [older, setOlder] = useState<readonly RemoteHistoryPage[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { error: refusal, tryTo } = useRefusal();
  const next = (older.at(-1) ?? first)?.next ?? null;

  async function showMore() {
    if (next === null) return;
    setBusy(true);
    const page = await tryTo(() => fetchRemoteHistory(name, next)).catch(() => null);
    if (page !== null) setOlder((before) => [...before, page]);
    setBusy(false);
  }
  return {
    changes: first && [first, ...older].flatMap(({ items }) => items),
    hasMore: next !== null,
    isBusy,
    error,
    refusal,
    showMore,
    retry: () => void mutate(),
  };
}
