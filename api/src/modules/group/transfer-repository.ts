import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

const OFFER_HOURS = 24;

export interface OfferRow {
  readonly member_id: string;
  readonly display_name: string;
  readonly offered_at: Date;
  readonly expires_at: Date;
}

/** The open offer of a group. An expired one counts as none. */
export function findOffer(db: Database, groupId: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('group_transfer_offers as o')
    .innerJoin('group_members as m', 'm.id', 'o.member_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['o.member_id', 'u.display_name', 'o.offered_at', 'o.expires_at'])
    .where('o.group_id', '=', groupId)
    .where('o.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
}

/** Writes an offer in place of an expired one. Returns when it ends. */
export async function insertOffer(trx: Database, groupId: string, memberId: string): Promise<Date> {
  await deleteOffer(trx, groupId);
  const { expires_at } = await trx
    .insertInto('group_transfer_offers')
    .values({
      group_id: groupId,
      member_id: memberId,
      offered_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(hours => ${OFFER_HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Returns whether there was an offer, an expired one too. */
export async function deleteOffer(trx: Database, groupId: string): Promise<boolean> {
  const { numDeletedRows: n } = await trx
    .deleteFrom('group_transfer_offers')
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return n > 0n;
}
