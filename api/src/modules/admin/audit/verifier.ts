import type { Database } from '#db/index.ts';
import { type AuditCheck, finish, leave, saveProgress } from './verify-repository.ts';
import { walkChain } from './walk-chain.ts';

export interface Verifier {
  /** Works after the answer was sent. The row of the check holds the result. */
  readonly start: (check: AuditCheck) => void;
  /** Stops between two slices, and another process goes on. */
  readonly stop: () => Promise<void>;
}

/** Verifies the audit log in this process. */
export function createVerifier(
  db: Database,
  report: (outcome: { readonly error: unknown } | { readonly brokenAt: number }) => void,
): Verifier {
  let isStopped = false;
  const works = new Set<Promise<void>>();

  async function work(check: AuditCheck): Promise<void> {
    const { id, head_seq, head_hash, checked, checked_hash } = check;
    try {
      const walked = await walkChain(
        db,
        { from: { seq: checked, hash: checked_hash }, head: { seq: head_seq, hash: head_hash } },
        async (done) => (await saveProgress(db, id, done)) && !isStopped,
      );
      if (walked === undefined) return await leave(db, id);
      await finish(db, id, walked.done.seq, walked.breach);
      if (walked.breach) report({ brokenAt: walked.breach.brokenAt });
    } catch (error) {
      report({ error });
      await leave(db, id).catch(() => undefined);
    }
  }

  return {
    start(check) {
      const running = work(check).finally(() => works.delete(running));
      works.add(running);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(works);
    },
  };
}
