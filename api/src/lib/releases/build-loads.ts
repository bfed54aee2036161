import { percentile } from './load-times.ts';
import type { LoadCount, Outcome } from './loads-repository.ts';

type Reason = Exclude<Outcome, 'loaded'>;

/** How one build has fared. */
export interface BuildLoads {
  readonly loads: number;
  readonly failures: number;
  /** From 0 to 1; null without loads. */
  readonly failureRate: number | null;
  readonly reasons: Readonly<Record<Reason, number>>;
  /** Milliseconds; null when nothing was timed. */
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
}

/** Sums up what pages have reported of a build. */
export function buildLoads(counts: readonly LoadCount[], remote: string, build: string): BuildLoads {
  const own = counts.filter((each) => each.remote === remote && each.build === build);
  const sum = (outcome?: Outcome) =>
    own
      .filter((each) => outcome === undefined || each.outcome === outcome)
      .reduce((all, { count }) => all + count, 0);
  const loads = sum();
  const failures = loads - sum('loaded');
  const times = new Map(
    own.filter(({ outcome }) => outcome === 'loaded').map(({ bucket, count }) => [bucket, count]),
  );
  return {
    loads,
    failures,
    failureRate: loads === 0 ? null : failures / loads,
    reasons: {
      network: sum('network'),
      integrity: sum('integrity'),
      malformed: sum('malformed'),
      incompatible: sum('incompatible'),
      crashed: sum('crashed'),
    },
    p50: percentile(times, 0.5),
    p75: percentile(times, 0.75),
    p95: percentile(times, 0.95),
  };
}
