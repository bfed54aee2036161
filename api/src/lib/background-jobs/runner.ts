import type { Database } from '#db/index.ts';
import { startRounds } from '../rounds.ts';
import { BEATS_MISSED, whileBeating } from '../while-beating.ts';
import { type Claim, claimOf, JobHandedBackError, JobLostError } from './claim.ts';
import { failureOf } from './failure.ts';
import type { Job } from './job.ts';
import { claimNext } from './repository.ts';

const PAUSE_MS = 1_000;
/** Two jobs run at once, so that a long one leaves room for a short one. */
const AT_ONCE = 2;

export interface JobRunner {
  readonly db: Database;
  readonly jobs: readonly Job[];
  /** How long a process may be silent before another one takes its job over. */
  readonly takeOverMs: number;
  readonly onError: (error: unknown, job: string) => void;
}

/** Works on the jobs that wait. Returns how to stop; an unfinished job then waits for another process. */
export function startBackgroundJobs(runner: JobRunner): () => Promise<void> {
  const stops = Array.from({ length: AT_ONCE }, () =>
    startRounds({
      pauseMs: Math.min(PAUSE_MS, runner.takeOverMs / BEATS_MISSED),
      work: async (isStopped) => {
        while (!isStopped() && (await runNextJob(runner, isStopped)));
      },
      onError: (error) => runner.onError(error, 'background jobs'),
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Runs one job to its end, or until somebody else has it. Returns false when none waits, or when the job has to wait.
 */
export async function runNextJob(
  { db, jobs, takeOverMs, onError }: JobRunner,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  const row = await claimNext(db, { kinds: jobs.map(({ kind }) => kind), staleMs: takeOverMs });
  const job = jobs.find(({ kind }) => kind === row?.kind);
  if (!row || !job) return false;
  const report = (error: unknown) => onError(error, job.kind);
  const claim = claimOf(db, row, { isStopped, report });
  const everyMs = takeOverMs / BEATS_MISSED;
  try {
    await whileBeating({ beat: () => claim.beat(), everyMs, onError: report }, () => job.run(claim));
    return true;
  } catch (error) {
    return await endBadly(claim, error);
  }
}

async function endBadly(claim: Claim, error: unknown): Promise<boolean> {
  if (error instanceof JobLostError) return true;
  const failure = failureOf(error);
  if (failure === undefined) {
    if (!(error instanceof JobHandedBackError)) claim.report(error);
    await claim.handBack();
    return false;
  }
  if (failure.code === 'SYS.001') claim.report(error);
  await claim.end({ status: 'failed', result: failure });
  return true;
}
