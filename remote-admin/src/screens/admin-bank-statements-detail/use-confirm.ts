import { createIdempotencyKey } from '@cabinet/kernel/http';
import { useState } from 'react';
import { confirmLines, type LineOutcome, refreshStatement } from '../../api/bank-statements.ts';
import { PART, partsOf, type ReadyLine } from './choices.ts';

export interface Outcomes {
  readonly byLine: ReadonlyMap<number, LineOutcome>;
  readonly done: number;
  readonly failed: number;
}

const NONE: Outcomes = { byLine: new Map(), done: 0, failed: 0 };

/** Confirms lines in parts, and keeps what became of each. */
export function useConfirm(statementId: string) {
  const [outcomes, setOutcomes] = useState(NONE);
  const [progress, setProgress] = useState<number | null>(null);

  async function confirm(ready: readonly ReadyLine[]): Promise<void> {
    const byLine = new Map<number, LineOutcome>();
    setProgress(0);
    try {
      for (const [at, part] of partsOf(ready).entries()) {
        const orders = part.map(({ line, request }) => ({ n: line.n, requestId: request.id }));
        for (const outcome of await confirmLines(statementId, orders, createIdempotencyKey()))
          byLine.set(outcome.n, outcome);
        setProgress(Math.min(1, ((at + 1) * PART) / ready.length));
      }
    } finally {
      const all = [...byLine.values()];
      const done = all.filter(({ ok }) => ok).length;
      setOutcomes({ byLine, done, failed: all.length - done });
      setProgress(null);
      await refreshStatement(statementId);
    }
  }

  return { outcomes, progress, confirm };
}
