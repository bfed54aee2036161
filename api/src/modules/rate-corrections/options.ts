import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { listTiers } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import { listModels } from '../models/repository.ts';
import type { OptionsSchema } from './impact-schemas.ts';

/** What a correction can cover, and whom it can be for. */
export async function readOptions(db: Database): Promise<Static<typeof OptionsSchema>> {
  const [models, tiers] = await Promise.all([listModels(db, { enabledOnly: false }), listTiers(db)]);
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
    })),
  };
}
