import type { Static } from 'typebox';
import type { Database } from '#db/database.ts';
import { whoAsksFactor } from '#lib/second-factors/index.ts';
import type { FactorsData } from '#lib/second-factors/schemas.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './repository.ts';

/** What a person may prove themselves by beside the password (product §12.9). */
export async function readFactors(db: Database, userId: string): Promise<Static<typeof FactorsData>> {
  const [passkeys, totp = null, codes = null, asker] = await Promise.all([
    listPasskeys(db, userId),
    findTotp(db, userId),
    countRecoveryCodes(db, userId),
    whoAsksFactor(db, userId),
  ]);
  return { passkeys, totp, recovery_codes: codes, demanded_by: asker };
}
