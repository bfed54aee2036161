import type { Database } from '#db/index.ts';
import { startRounds } from '#lib/rounds.ts';
import { BEATS_MISSED, whileBeating } from '#lib/while-beating.ts';
import { beatJob, claimJob, finishJob } from './job-runs.ts';
import type { ScheduledJob } from './money-jobs.ts';

const TICK_MS = 5_000;
const TAKE_OVER_MS = 30_000;

/**
 * Runs the due jobs one after another. A job that fails is reported and runs again at its next time. A job is also due
 * when its process has been silent for `takeOverMs`.
 */
export async function runDueJobs(
  db: Database,
  jobs: readonly ScheduledJob[],
  onError: (error: unknown, job: string) => void,
  now: Date = new Date(),
  takeOverMs = TAKE_OVER_MS,
): Promise<string[]> {
  const done: string[] = [];
  for (const { name, schedule, run } of jobs) {
    const claimed = await claimJob(db, name, { now, since: schedule(now), silentMs: takeOverMs });
    if (!claimed) continue;
    const report = (error: unknown) => onError(error, name);
    const beat = () => beatJob(db, claimed);
    try {
      await whileBeating({ beat, everyMs: takeOverMs / BEATS_MISSED, onError: report }, run);
      await finishJob(db, claimed, null);
      done.push(name);
    } catch (error) {
      report(error);
      await finishJob(db, claimed, String(error)).catch(report);
    }
  }
  return done;
}

/** The clock on the wall, and how often it is looked at. */
export interface JobClock {
  readonly now: () => Date;
  readonly tickMs: number;
  readonly takeOverMs?: number;
}

const WALL_CLOCK: JobClock = { now: () => new Date(), tickMs: TICK_MS };

/** Looks for due jobs every few seconds; returns how to stop it after the current job. */
export function startScheduledJobs(
  db: Database,
  jobs: readonly ScheduledJob[],
  onError: (error: unknown, job: string) => void,
  { now, tickMs, takeOverMs }: JobClock = WALL_CLOCK,
): () => Promise<void> {
  return startRounds({
    pauseMs: tickMs,
    work: () => runDueJobs(db, jobs, onError, now(), takeOverMs),
    onError: (error) => onError(error, 'jobs'),
  });
}
