import { type Change, directoryOf, type Piece, piecesOf, type State } from '@cabinet/federation/registry';
import type { Static } from 'typebox';
import { type BuildLoads, buildLoads } from '#lib/releases/build-loads.ts';
import type { LoadCount } from '#lib/releases/loads-repository.ts';
import type { HistoryData, RemotesData } from './schemas.ts';

type RemoteDto = Static<typeof RemotesData>['items'][number];
type BuildDto = RemoteDto['builds'][number];

const liveBuild = ({ live }: Piece) => (live ? directoryOf(live.build) : undefined);

/** What a rollback of this remote would do. */
export function nextRollback(remote: Piece): RemoteDto['rollback'] {
  const live = liveBuild(remote);
  if (live === undefined) return null;
  if (remote.canary) return { from: directoryOf(remote.canary.build), to: live };
  const to = remote.former.at(-1);
  return to === undefined ? null : { from: live, to };
}

const toStage = (stage: NonNullable<Piece['live']>) => ({
  build: directoryOf(stage.build),
  since: stage.since,
  by: stage.by,
});

const toLoads = (build: string, stage: BuildDto['stage'], loads: BuildLoads): BuildDto => ({
  build,
  stage,
  loads: loads.loads,
  failures: loads.failures,
  failure_rate: loads.failureRate,
  reasons: loads.reasons,
  p50_ms: loads.p50,
  p75_ms: loads.p75,
  p95_ms: loads.p95,
});

function toBuilds(remote: Piece, counts: readonly LoadCount[]): BuildDto[] {
  const stages: (readonly [BuildDto['stage'], string])[] = [
    ...(remote.live ? [['live', directoryOf(remote.live.build)] as const] : []),
    ...(remote.canary ? [['canary', directoryOf(remote.canary.build)] as const] : []),
    ...remote.held.map((build) => ['held', build] as const),
    ...remote.former.toReversed().map((build) => ['former', build] as const),
  ];
  const seen = new Set<string>();
  return stages.flatMap(([stage, build]) => {
    if (seen.has(build)) return [];
    seen.add(build);
    const loads = buildLoads(counts, remote.name, build);
    return stage === 'live' || stage === 'canary' || loads.loads > 0 ? [toLoads(build, stage, loads)] : [];
  });
}

/** Everything that is released, the host first, with how each build of a remote has fared. */
export function toRemotes(state: State, counts: readonly LoadCount[]): Static<typeof RemotesData> {
  return {
    revision: state.revision,
    items: piecesOf(state).map((remote) => ({
      name: remote.name,
      live: remote.live ? toStage(remote.live) : null,
      canary: remote.canary ? { ...toStage(remote.canary), percent: remote.canary.percent } : null,
      held: remote.held,
      former: remote.former,
      rollback: nextRollback(remote),
      builds: toBuilds(remote, counts),
    })),
  };
}

export const toChange = (change: Change): Static<typeof HistoryData>['items'][number] => ({
  revision: change.revision,
  at: change.at,
  by: change.by,
  why: change.why,
  action: change.action,
  from: change.from ?? null,
  to: change.to ?? null,
  percent: change.percent ?? null,
});
