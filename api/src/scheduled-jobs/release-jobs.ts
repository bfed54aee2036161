import { directoryOf, type RemoteState, stopCanaryBuild } from '@cabinet/federation/registry';
import type { Database } from '#db/index.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { type BuildLoads, buildLoads } from '#lib/releases/build-loads.ts';
import { loadsSince } from '#lib/releases/loads-repository.ts';
import type { Releases } from '#lib/releases/releases.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const WATCH_SECONDS = 60;

/** Fewer reports say nothing, because one person without a network would stop a release. */
export const ENOUGH_LOADS = 50;

/** Fewer failures say nothing either, because one person may open a broken screen again and again. */
export const ENOUGH_FAILURES = 5;

/** How much larger the share of failed loads of a canary may be than that of the live build in the same time. */
export const MARGIN = 0.02;

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/** Why a canary is to be stopped. Undefined as long as it fares well enough. */
function failing(canary: BuildLoads, live: BuildLoads): string | undefined {
  const [rate, usual] = [canary.failureRate ?? 0, live.failureRate ?? 0];
  if (canary.loads < ENOUGH_LOADS || canary.failures < ENOUGH_FAILURES || rate <= usual + MARGIN)
    return undefined;
  return `${canary.failures} of ${canary.loads} loads failed (${percent(rate)}), of the live build ${percent(usual)}`;
}

async function watchCanary(
  db: Database,
  releases: Releases,
  { name, live, canary }: RemoteState,
): Promise<string | undefined> {
  if (canary === undefined || live === undefined) return undefined;
  const directory = directoryOf(canary.build);
  // Loads are counted by the hour. What failed in this hour before the canary began was of the same build.
  const counts = await loadsSince(db, new Date(canary.since));
  const why = failing(buildLoads(counts, name, directory), buildLoads(counts, name, directoryOf(live.build)));
  if (why === undefined) return undefined;
  await stopCanaryBuild(await releases.store(), {
    remote: name,
    directory,
    by: 'the watch of canaries',
    why,
  });
  await recordAudit(db, {
    actorId: null,
    action: 'remote.stop',
    entityType: 'remote',
    entityId: name,
    before: { build: directory },
    after: { build: directoryOf(live.build), why },
  });
  return why;
}

/** The job about releases. A canary that fails more often than the live build ends by itself. */
export function releaseJobs({ context, log }: Pick<ApiInstance, 'context' | 'log'>): ScheduledJob[] {
  const { connection, releases } = context;
  if (releases === undefined) return [];
  return [
    {
      name: 'watch-canaries',
      schedule: every(WATCH_SECONDS),
      run: async () => {
        for (const remote of (await releases.state()).remotes) {
          const why = await watchCanary(connection.db, releases, remote);
          if (why !== undefined) log.warn({ remote: remote.name, why }, 'a canary was stopped');
        }
      },
    },
  ];
}
