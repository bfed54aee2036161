import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { findOwnTiers, listTiers } from '#lib/ledger/index.ts';
import { MULTIPLIERS_ALONE } from '#lib/pricing/index.ts';
import { wire } from '#lib/wire.ts';
import { listModels } from '../models/repository.ts';
import type { OptionsSchema } from './impact-schemas.ts';

/** What a correction can cover, and whom it can be for. */
export async function readOptions(db: Database, userId: string): Promise<Static<typeof OptionsSchema>> {
  const [models, tiers, own] = await Promise.all([
    listModels(db, { enabledOnly: false }),
    listTiers(db),
    findOwnTiers(db, userId),
  ]);
  return {
    models: models.map(({ id, name, developer, type, tags, enabled }) => ({
      id,
      name,
      developer,
      type,
      tags,
      enabled,
    })),
    tiers: tiers.map(({ code, name, threshold, multiplier }) => ({
      code,
      name,
      threshold: wire(threshold),
      multiplier,
      is_own: own.includes(code),
    })),
    alone: MULTIPLIERS_ALONE,
  };
}
