import { directoryOf, isInCanary, type RemoteState, type State } from '@cabinet/federation/registry';
import { cohortOfUser } from '@cabinet/http-server';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { bucketOf } from '#lib/releases/load-times.ts';
import { addLoads, type LoadCount } from '#lib/releases/loads-repository.ts';
import type { LoadsBody } from './schemas.ts';

type Load = Static<typeof LoadsBody>['loads'][number];

const isStage = (stage: RemoteState['live'], build: string) =>
  stage !== undefined && directoryOf(stage.build) === build;

/** Whether this person may have had the build. Nobody else can have a canary taken away. */
function mayHave({ remotes }: State, { remote: name, build }: Load, userId: string | undefined): boolean {
  const remote = remotes.find((each) => each.name === name);
  if (remote === undefined) return false;
  if (isStage(remote.live, build) || remote.former.includes(build) || remote.held.includes(build))
    return true;
  const cohort = userId === undefined ? undefined : cohortOfUser(userId);
  return isStage(remote.canary, build) && isInCanary(remote.canary, cohort);
}

function added(loads: readonly Load[]): LoadCount[] {
  const counts = new Map<string, LoadCount>();
  for (const { remote, build, outcome, ms } of loads) {
    const bucket = bucketOf(outcome === 'loaded' ? ms : null);
    const key = [remote, build, outcome, bucket].join();
    counts.set(key, { remote, build, outcome, bucket, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Counts what a page reports about builds that its person may have had. Everything else is passed over. */
export async function countLoads(
  db: Database,
  state: State,
  {
    loads,
    userId,
    onLoad,
  }: {
    readonly loads: readonly Load[];
    readonly userId: string;
    readonly onLoad: (remote: string, outcome: string) => void;
  },
): Promise<void> {
  const counted = loads.filter((load) => mayHave(state, load, userId));
  if (counted.length > 0) await addLoads(db, added(counted));
  for (const { remote, outcome } of counted) onLoad(remote, outcome);
}

/** Tells a metric of its own what a page without a session reports. It is kept nowhere, because anybody can make it up. */
export function noteVisitorLoads(
  state: State,
  loads: readonly Load[],
  onLoad: (remote: string, outcome: string) => void,
): void {
  for (const load of loads) if (mayHave(state, load, undefined)) onLoad(load.remote, load.outcome);
}
