import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { isOf, type Whose } from './whose.ts';

export interface EndedInvitation {
  readonly kind: 'group' | 'company';
  readonly organisation_id: string;
  readonly email: string;
  readonly role_name: string | null;
  readonly inviter_name: string;
}

/**
 * Revokes the open invitations that their inviter could not send any more. Of a role these are also the ones that offer
 * it. An expired one stays: whoever sends it again becomes its inviter.
 */
export async function revokeInvitations(db: Database, whose: Whose): Promise<EndedInvitation[]> {
  const offered = 'roleId' in whose ? sql`or i.role_id = ${whose.roleId}` : sql``;
  const { rows } = await sql<EndedInvitation>`
    with ending as (
      select i.id from invitations i
      where i.status = 'pending' and i.expires_at > clock_timestamp() and (${isOf(whose, 'i.invited_by')} ${offered})
        and not invitation_stands(i)
      order by i.id for update)
    update invitations i set status = 'revoked', revoked_because = 'inviter', closed_at = clock_timestamp()
    from ending, users u
    where i.id = ending.id and u.id = i.invited_by
    returning case when i.group_id is null then 'company' else 'group' end as kind,
      coalesce(i.group_id, i.company_id) as organisation_id, i.email,
      (select name from roles r where r.id = i.role_id) as role_name,
      coalesce(nullif(u.display_name, ''), u.email) as inviter_name`.execute(db);
  return rows;
}

export interface Manager {
  readonly email: string;
  readonly display_name: string;
  readonly organisation_name: string;
}

const TOLD_MAX = 20;

/** Who may manage the invitations of a group or a company now, the owner first. */
export async function findManagers(
  db: Database,
  { kind, organisation_id: id }: Pick<EndedInvitation, 'kind' | 'organisation_id'>,
): Promise<Manager[]> {
  const { rows } =
    kind === 'group'
      ? await sql<Manager>`
          select u.email, u.display_name, g.name as organisation_name from groups g join users u on u.id = g.owner_id
          where g.id = ${id} and u.is_active and u.deleted_at is null`.execute(db)
      : await sql<Manager>`
          select u.email, u.display_name, c.name as organisation_name from companies c join users u on u.company_id = c.id
          where c.id = ${id} and u.is_active and u.deleted_at is null
            and (u.id = c.owner_id or person_holds(u.id, 'company_user:manage'))
          order by u.id is distinct from c.owner_id, u.display_name, u.id limit ${sql.lit(TOLD_MAX)}`.execute(
          db,
        );
  return rows;
}
