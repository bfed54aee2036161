import type { Database } from '../../db/index.ts';
import type { Tier } from './tier-progress.ts';

/** The tiers from the first to the last. A table of four rows: reading it costs less than keeping it fresh. */
export function listTiers(db: Database): Promise<Tier[]> {
  return db.selectFrom('tiers').select(['code', 'threshold', 'multiplier']).orderBy('threshold').execute();
}
