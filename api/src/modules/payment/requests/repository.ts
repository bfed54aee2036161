import type { Permission } from '@cabinet/access/permissions';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import type { RequestRow } from '../repository.ts';

export interface NamedUser {
  readonly id: string;
  readonly display_name: string;
}

const AWAITED_SHOWN = 20;

/** Who may give the second confirmation: the holders of the permission, except those whose money it is. */
export async function findConfirmers(
  db: Database,
  request: RequestRow,
  permission: Permission,
): Promise<NamedUser[]> {
  const { rows } = await sql<NamedUser>`
    select u.id, u.display_name from ${holders}
    where p.permission = ${permission} and u.id not in (${request.confirmed_by}, ${request.user_id})
      and u.id is distinct from ${request.payer_owner_id}::uuid
      and (${request.payer_company_id}::uuid is null or u.company_id is distinct from ${request.payer_company_id}::uuid)
      and not exists (select from group_members m where m.user_id = u.id and m.group_id = ${request.payer_group_id}::uuid)
    order by u.display_name, u.id limit ${AWAITED_SHOWN}`.execute(db);
  return rows;
}
