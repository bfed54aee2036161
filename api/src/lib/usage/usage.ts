import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { UsageData, UsageQuery } from './schemas.ts';

/** Spending from one payer's money in a period: of everybody, or of `ownUserId` alone. */
export async function readUsage(
  _db: Database,
  _of: { readonly payerId: string; readonly ownUserId: string | null },
  _period: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  throw new Error('to be written');
}
