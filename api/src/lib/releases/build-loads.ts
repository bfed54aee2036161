import { percentile } from './load-times.ts';
import type { LoadCount, Outcome } from './loads-repository.ts';

type Reason = Exclude<Outcome, 'loaded'>;

/** How one build has fared. */
export interface BuildLoads {
  readonly loads: number;
  readonly failures: number;
  /** The share of failed loads, from 0 to 1; null without loads. */
  readonly failureRate: number | null;
  readonly reasons: Readonly<Record<Reason, number>>;
  /** Milliseconds; null when nothing was timed. */
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
}

/** Sums up what pages have reported of a build. */
export function buildLoads(counts: readonly LoadCount[], remote: string, build: string): BuildLoads {
  const sums = { loaded: 0, network: 0, integrity: 0, malformed: 0, incompatible: 0, crashed: 0 };
  const times = new Map<number, number>();
  for (const { outcome, bucket, count } of counts.filter(
    (each) => each.remote === remote && each.build === build,
  )) {
    sums[outcome] += count;
    if (outcome === 'loaded') times.set(bucket, count);
  }
  const { loaded, ...reasons } = sums;
  const failures = Object.values(reasons).reduce((sum, count) => sum + count, 0);
  const loads = loaded + failures;
  return {
    loads,
    failures,
    failureRate: loads === 0 ? null : failures / loads,
    reasons,
    p50: percentile(times, 0.5),
    p75: percentile(times, 0.75),
    p95: percentile(times, 0.95),
  };
}
