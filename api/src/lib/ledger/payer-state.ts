import { sql } from 'kysely';

/** Whether the payer's holder no longer exists; `p` is the payer. */
export const isClosed = sql<boolean>`(p.successor_id is not null
  or exists (select from companies h where h.id = p.company_id and h.closed_at is not null)
  or exists (select from groups h where h.id = p.group_id and h.dissolved_at is not null)
  or exists (select from users h where h.id = p.user_id and h.deleted_at is not null))`;

/** Whether staff may give a transfer to the payer `p`: it pays for its people, or it owes. */
export const takesMoney = sql<boolean>`(p.is_active
  or exists (select from payer_balances b where b.payer_id = p.id and b.debt > 0))`;
