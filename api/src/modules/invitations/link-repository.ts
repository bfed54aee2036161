import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { Kind } from './inviting.ts';
import { type InvitationRow, STATUS } from './repository.ts';

export interface LinkRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly organisation_name: string;
  readonly is_closed: boolean;
  /** False when the invitation has been sent again, which makes new links. */
  readonly is_current: boolean;
  /** Whether the secret came by e-mail, so that whoever holds it reads the invited address. */
  readonly proves_email: boolean;
  readonly status: InvitationRow['status'];
  readonly email: string;
  readonly role_id: string | null;
  readonly role_name: string | null;
  readonly monthly_cap: string | null;
  readonly invited_by: string;
  readonly inviter_name: string;
  readonly expires_at: Date;
}

/** The invitation for which a link was given out. */
export async function findLink(
  db: Database,
  kind: Kind,
  secretHash: Uint8Array,
): Promise<LinkRow | undefined> {
  const [table, closedAt] = kind === 'group' ? ['groups', 'dissolved_at'] : ['companies', 'closed_at'];
  const { rows } = await sql<LinkRow>`
    select i.id, o.id as organisation_id, o.name as organisation_name,
      ${sql.ref(`o.${closedAt}`)} is not null as is_closed, s.is_current, ${STATUS} as status, i.email, i.invited_by,
      s.sort = 'letter' or coalesce(s.proves_until > clock_timestamp(), false) as proves_email,
      i.role_id, r.name as role_name, i.monthly_cap,
      coalesce(nullif(u.display_name, ''), 'Пользователь кабинета') as inviter_name, i.expires_at
    from invitation_secrets s
      join invitations i on i.id = s.invitation_id
      join ${sql.table(table)} o on o.id = ${sql.ref(`i.${kind}_id`)}
      join users u on u.id = i.invited_by
      left join roles r on r.id = i.role_id
    where s.secret_hash = ${secretHash}`.execute(db);
  return rows[0];
}
