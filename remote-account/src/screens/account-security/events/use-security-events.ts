import { useRefusal } from '@cabinet/kernel/forms';
import { useState } from 'react';
import {
  fetchSecurityEvents,
  type SecurityEvent,
  useNewestSecurityEvents,
} from '../../../api/security-events.ts';

interface Shown {
  readonly items: readonly SecurityEvent[];
  readonly next: string | null;
}

/** Newer ones come before those that were shown, none twice. */
function joined(newest: readonly SecurityEvent[], shown: readonly SecurityEvent[]): readonly SecurityEvent[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...newest, ...shown.filter(({ id }) => !ids.has(id))];
}

/** What has happened to the account, page after page. */
export function useSecurityEvents() {
  const { data: first, error, mutate } = useNewestSecurityEvents();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { error: refusal, tryTo } = useRefusal();
  const events = first && joined(first.items, shown?.items ?? []);
  const next = (shown ?? first)?.next ?? null;

  async function showMore(): Promise<void> {
    if (next === null) return;
    setBusy(true);
    const page = await tryTo(() => fetchSecurityEvents(next)).catch(() => null);
    if (page !== null) setShown({ items: [...(events ?? []), ...page.items], next: page.next });
    setBusy(false);
  }

  return { query: { data: events, error, mutate }, hasMore: next !== null, isBusy, refusal, showMore };
}
