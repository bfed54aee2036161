import { useRefusal } from '@cabinet/kernel/forms';
import { useEffect, useState } from 'react';
import { refreshLedgerChecks, startLedgerCheck, useLastLedgerCheck } from '../../api/ledger.ts';

/** The last check, the one at work, and a way to begin one. */
export function useLedgerCheck() {
  const { data, error, mutate } = useLastLedgerCheck();
  const { error: refusal, tryTo } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  // What stood last when the check was seen at work: it is still the last where the check came to nothing.
  const [before, setBefore] = useState<string | null>();
  const last = data?.items[0];
  const lastId = last?.id ?? null;
  const since = data?.atWork?.since ?? null;
  const isOver = before !== undefined && data !== undefined && since === null && !isBusy;
  if (since !== null && before === undefined) setBefore(lastId);

  useEffect(
    function showResult() {
      if (isOver) refreshLedgerChecks();
    },
    [isOver],
  );

  async function start() {
    setBusy(true);
    setBefore(undefined);
    await tryTo(startLedgerCheck).catch(() => undefined);
    setBusy(false);
  }
  return {
    last,
    since,
    isKnown: data !== undefined,
    hasStopped: isOver && before === lastId,
    isBusy,
    error,
    refusal,
    start,
    onRetry: () => void mutate(),
  };
}
