import { type Database, inTransaction } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import { advance, beat, type ClaimedRow, endJob, handBack } from './repository.ts';

/** The job is no longer this process's: it was cancelled, or another process took it over after a long silence. */
export class JobLostError extends Error {
  override name = 'JobLostError';
}

/** This process stops, so the job waits for another one. */
export class JobHandedBackError extends Error {
  override name = 'JobHandedBackError';
}

type Work<T> = Parameters<typeof inTransaction<T>>[1];

/** A job that this process works on. */
export interface Claim {
  readonly db: Database;
  readonly id: string;
  readonly params: unknown;
  readonly caller: Caller;
  /**
   * Does one step in a transaction that holds the job's row, so that nobody cancels it or takes it over meanwhile.
   * Throws when somebody has done so before, or when the process stops.
   */
  readonly step: <T>(made: Made, work: Work<T>) => Promise<T>;
  readonly beat: () => Promise<void>;
  readonly end: (how: Parameters<typeof endJob>[2]) => Promise<void>;
  readonly handBack: () => Promise<void>;
  /** Writes an error to the log that nobody has foreseen. */
  readonly report: (error: unknown) => void;
}

/** What one step adds to the counts of its job. */
export interface Made {
  readonly done?: number;
  readonly failed?: number;
  readonly total?: number;
}

export function claimOf(
  db: Database,
  row: ClaimedRow,
  { isStopped, report }: { readonly isStopped: () => boolean } & Pick<Claim, 'report'>,
): Claim {
  const mine = { id: row.id, claimedBy: row.claimed_by };
  return {
    db,
    id: row.id,
    params: row.params,
    caller: {
      session: { userId: row.created_by, actor: { begun: row.id } },
      ip: row.origin.ip,
      id: row.origin.id,
      fingerprint: row.origin.fingerprint,
      headers: { 'user-agent': row.origin.user_agent },
      cabinetOrigin: row.origin.cabinet_origin ?? '',
    },
    step: (made, work) => {
      if (isStopped()) throw new JobHandedBackError();
      return inTransaction(db, async (trx) => {
        if (!(await advance(trx, mine, made))) throw new JobLostError();
        return work(trx);
      });
    },
    beat: () => beat(db, mine),
    end: (how) => endJob(db, mine, how),
    handBack: () => handBack(db, mine),
    report,
  };
}
