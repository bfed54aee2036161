/**
 * What the model takes for granted. Nothing here is measured and no price has a source: put your own in. Money is in roubles a month.
 */
export const ASSUMPTIONS = {
  /** Assumption: how busy a core may be at the peak; the rest is headroom. */
  busy: 0.6,
  /** Assumption: cores of a primary that serve charges. */
  coresOfPrimary: 32,
  /** Assumption: MB of WAL a second that a primary writes and sends on at the peak, all headroom taken off. */
  walOfPrimary: 150,
  /** Assumption: copies of each shard: the primary, a synchronous standby, one more. */
  copies: 3,
  /** Assumption: the mean of a month beside its peak. */
  meanOfPeak: 0.35,
  /** Assumption: a core with its memory. */
  core: 1_200,
  /** Assumption: a GB of fast disk. */
  gigabyte: 12,
};
