import { directoryOf, type RemoteState, stopCanaryBuild } from '@cabinet/federation/registry';
import type { Database } from '#db/index.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { buildLoads } from '#lib/releases/build-loads.ts';
import { type CanaryPeople, forgetPeople, peopleOf } from '#lib/releases/canary-people.ts';
import { loadsSince } from '#lib/releases/loads-repository.ts';
import type { Releases } from '#lib/releases/releases.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { ScheduledJob } from './money-jobs.ts';
import { every } from './schedule.ts';

const WATCH_SECONDS = 60;

/** Fewer reports of a canary say nothing. */
export const ENOUGH_LOADS = 50;

/** Fewer people to whom it failed say nothing either: one may report as much as they like, true or not. */
export const ENOUGH_PEOPLE = 5;

/** How much larger the share of people to whom a canary failed may be than that of the live build in the same time. */
export const MARGIN = 0.02;

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/** Why a canary is to be stopped. Undefined as long as it fares well enough. */
function failing(canary: CanaryPeople, live: CanaryPeople): string | undefined {
  if (canary.failed < ENOUGH_PEOPLE) return undefined;
  const rate = canary.failed / canary.people;
  // Where hardly anybody has the live build, one of them would save any canary.
  const usual = live.failed / Math.max(live.people, ENOUGH_PEOPLE);
  if (rate <= usual + MARGIN) return undefined;
  return `it failed for ${canary.failed} of ${canary.people} people (${percent(rate)}), the live build for ${percent(usual)}`;
}

async function watchCanary(
  db: Database,
  releases: Releases,
  { name, live, canary }: RemoteState,
): Promise<string | undefined> {
  if (canary === undefined || live === undefined) return undefined;
  const directory = directoryOf(canary.build);
  // Loads are counted by the hour. What was loaded in this hour before the canary began was of the same build.
  const { loads } = buildLoads(await loadsSince(db, new Date(canary.since)), name, directory);
  if (loads < ENOUGH_LOADS) return undefined;
  const people = (build: string) => peopleOf(db, { remote: name, since: canary.since, build });
  const why = failing(await people(directory), await people(directoryOf(live.build)));
  if (why === undefined) return undefined;
  await stopCanaryBuild(await releases.store(), {
    remote: name,
    directory,
    by: 'the watch of canaries',
    why,
  });
  await recordAudit(db, {
    by: { name: 'watch-canaries' },
    action: 'remote.stop',
    entityType: 'remote',
    entityId: name,
    before: { build: directory },
    after: { build: directoryOf(live.build), why },
  });
  return why;
}

/** The job about releases. A canary that fails for more people than the live build ends by itself. */
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
        const canaries = (await releases.state()).remotes.flatMap(({ name, canary }) =>
          canary === undefined ? [] : [{ remote: name, since: canary.since }],
        );
        await forgetPeople(connection.db, canaries);
      },
    },
  ];
}
