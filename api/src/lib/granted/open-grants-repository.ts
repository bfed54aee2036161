import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { isOf, type Whose } from './whose.ts';

/** Whether anything open might end. Most people have granted nothing, and a job changes very many of them. */
export async function hasOpenGrants(db: Database, whose: Whose): Promise<boolean> {
  const offered = 'roleId' in whose ? sql`or i.role_id = ${whose.roleId}` : sql``;
  const { rows } = await sql<{ readonly has: boolean }>`
    select exists (select from invitations i where i.status = 'pending' and (${isOf(whose, 'i.invited_by')} ${offered}))
      or exists (select from first_password_links l where l.is_current and ${isOf(whose, 'l.sent_by')})
      or exists (select from proposals f where f.status = 'pending' and ${isOf(whose, 'f.proposed_by')})
      or exists (select from payment_requests r where r.confirmed_by is not null and ${isOf(whose, 'r.confirmed_by')})
      or exists (select from group_transfer_offers o join groups g on g.id = o.group_id where ${isOf(whose, 'g.owner_id')})
      as has`.execute(db);
  return rows[0]?.has ?? false;
}
