import { sql } from 'kysely';

/**
 * The ids of the transfers of the bank whose lines wait for somebody (product §14.13): neither set aside nor paid by a
 * request. One with the first of two confirmations waits too. Each half has an index of what waits alone.
 */
export const undecidedTransfers = sql`(
  select t.id from bank_transfers t where t.request_id is null and t.ignored_at is null
  union all
  select t.id from payment_requests r join bank_transfers t on t.request_id = r.id
  where r.bank_reference is not null and r.status not in ('paid', 'refunded'))`;
