import type { LoadableBuild, RemoteContract } from '@cabinet/federation/contract';
import { liveRemote, offeredRemote } from './remotes.ts';

/** A part of a remote that is loaded by itself. */
export interface RemotePart {
  readonly remote: string;
  readonly exposed: 'routes' | 'modals';
  readonly id: string;
}

/** Remote → the build that the person has seen something of. */
const running = new Map<string, LoadableBuild>();

/** Builds that run in this page, by remote. */
export const runningBuilds = (): ReadonlyMap<string, LoadableBuild> => running;

const pathOf = (contract: RemoteContract, id: string) =>
  contract.routes.find((route) => route.id === id)?.path;

/** Whether two builds promise the same of a part; the page's routes are those of the registry that it started with. */
const promiseSame = (one: RemoteContract, other: RemoteContract, { exposed, id }: RemotePart): boolean =>
  exposed === 'modals' ? other.modals.includes(id) : pathOf(one, id) === pathOf(other, id);

/** The newest build that the page knows and that has this part. */
export function newestBuild(part: RemotePart): LoadableBuild | undefined {
  const [offered, live] = [offeredRemote(part.remote), liveRemote(part.remote)];
  return offered && live && promiseSame(offered.contract, live.contract, part) ? live : offered;
}

/** The build that a part is taken from: once something of a remote has been shown, the rest of it is of that build. */
export const buildOf = (part: RemotePart): LoadableBuild | undefined =>
  running.get(part.remote) ?? newestBuild(part);

/** Keeps a remote to the build of which something is about to be shown; not to one that only stands in. */
export function keepTo(part: RemotePart, build: LoadableBuild): void {
  if (build.global === newestBuild(part)?.global) running.set(part.remote, build);
}

/** Lets the next load of a remote take its newest build: what runs does not do. */
export const letGo = (remote: string): void => void running.delete(remote);
