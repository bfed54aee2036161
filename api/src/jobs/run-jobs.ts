import type { Database } from '#db/index.ts';
import { startRounds } from '#lib/rounds.ts';
import { claimJob, finishJob } from './job-runs.ts';
import type { Job } from './money-jobs.ts';

const TICK_MS = 5_000;

/** Runs the due jobs one after another; a job that fails is reported and runs again at its next time. */
export async function runDueJobs(
  db: Database,
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
  now: Date = new Date(),
): Promise<string[]> {
  const done: string[] = [];
  for (const { name, schedule, run } of jobs) {
    if (!(await claimJob(db, name, { now, since: schedule(now) }))) continue;
    try {
      await run();
      await finishJob(db, name, null);
      done.push(name);
    } catch (error) {
      onError(error, name);
      await finishJob(db, name, String(error)).catch((reason: unknown) => onError(reason, name));
    }
  }
  return done;
}

/** The clock on the wall, and how often it is looked at. */
export interface JobClock {
  readonly now: () => Date;
  readonly tickMs: number;
}

const WALL_CLOCK: JobClock = { now: () => new Date(), tickMs: TICK_MS };

/** Looks for due jobs every few seconds; returns how to stop it after the current job. */
export function startJobs(
  db: Database,
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
  { now, tickMs }: JobClock = WALL_CLOCK,
): () => Promise<void> {
  return startRounds({
    pauseMs: tickMs,
    work: () => runDueJobs(db, jobs, onError, now()),
    onError: (error) => onError(error, 'jobs'),
  });
}
