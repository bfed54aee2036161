import type { LoadableBuild } from '@cabinet/federation/contract';
import type { LoadFailure } from './load-state.ts';

/** How a part of a remote came, or failed to: `crashed` while it was drawn. */
type Outcome = 'loaded' | 'crashed' | LoadFailure['reason'];

/** What the cabinet is told of one load: of the build alone, nothing of the person. */
export interface LoadReport {
  readonly remote: string;
  readonly build: string;
  readonly outcome: Outcome;
  /** Milliseconds until what was asked for was there. */
  readonly ms: number | null;
}

/** More is not taken: a computer that fell asleep meanwhile. */
const LONGEST_MS = 600_000;

const waiting: LoadReport[] = [];
let tell = () => {};

/** Notes how a build of a remote fares in a real page; what sends it comes later than the first of them. */
export function reportLoad(remote: string, { version, build }: LoadableBuild, outcome: Outcome, ms?: number) {
  waiting.push({
    remote,
    build: `${version}-${build}`,
    outcome,
    ms: ms === undefined ? null : Math.min(Math.round(ms), LONGEST_MS),
  });
  tell();
}

/** Calls back for what waits and for whatever comes. */
export function onLoadReports(listener: () => void): void {
  tell = listener;
  if (waiting.length > 0) listener();
}

/** Takes the reports that have waited longest; of those that stay it tells again. */
export function takeLoadReports(atMost: number): readonly LoadReport[] {
  const taken = waiting.splice(0, atMost);
  if (waiting.length > 0) tell();
  return taken;
}
