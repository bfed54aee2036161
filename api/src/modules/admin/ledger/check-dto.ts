import type { LedgerCheck } from '#lib/ledger/index.ts';

/** The result of a check on the wire. */
export function toCheck({ auditHead, startedAt, finishedAt, ...rest }: LedgerCheck) {
  return {
    ...rest,
    audit_head: auditHead,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt.toISOString(),
  };
}
