import type { Database } from '#db/index.ts';
import type { Tier } from './tier-progress.ts';

/** The tiers from the lowest up. Reading four rows is cheaper than caching them. */
export function listTiers(db: Database): Promise<Tier[]> {
  return db
    .selectFrom('tiers')
    .select(['code', 'name', 'threshold', 'multiplier'])
    .orderBy('threshold')
    .execute();
}
