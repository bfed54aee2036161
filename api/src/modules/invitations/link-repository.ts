import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { ownEmailOf } from '#lib/own-email.ts';
import type { Kind, OwnInvitation } from './inviting.ts';
import { type InvitationRow, REVOKED_BECAUSE, type RevokedBecause, STATUS } from './repository.ts';

export interface LinkRow {
  readonly kind: Kind;
  readonly id: string;
  readonly organisation_id: string;
  readonly organisation_name: string;
  readonly is_closed: boolean;
  /** False when the invitation has been sent again, which makes new links. */
  readonly is_current: boolean;
  /** Whether the secret came by e-mail, so that whoever holds it reads the invited address. */
  readonly proves_email: boolean;
  readonly status: InvitationRow['status'];
  readonly revoked_because: RevokedBecause | null;
  readonly invited_by: string;
  readonly email: string;
  readonly role_id: string | null;
  readonly role_name: string | null;
  readonly monthly_cap: string | null;
  readonly inviter_name: string;
  readonly expires_at: Date;
}

/** The invitation for which a link was given out. */
export async function findLink(
  db: Database,
  kind: Kind,
  secretHash: Uint8Array,
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    ${selectLink(
      kind,
      sql`s.is_current, s.sort = 'letter' or coalesce(s.proves_until > clock_timestamp(), false) as proves_email`,
    )} join invitation_secrets s on s.invitation_id = i.id where s.secret_hash = ${secretHash}`.execute(db);
  return rows[0];
}

/**
 * An invitation to the e-mail that somebody has now. No link proves it, so it counts only where nobody else has set that
 * e-mail: whoever may change e-mails must not open by it what was sent to another mail box (product §15.4).
 */
export async function findOwnInvitation(
  db: Database,
  { kind, id, userId }: OwnInvitation,
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    ${selectLink(kind, sql`true as is_current, false as proves_email`)}
    where i.id = ${id} and i.email = ${ownEmailOf(userId)}`.execute(db);
  return rows[0];
}

function selectLink(kind: Kind, secret: RawBuilder<unknown>) {
  const [table, closedAt] = kind === 'group' ? ['groups', 'dissolved_at'] : ['companies', 'closed_at'];
  return sql`
    select ${kind}::text as kind, i.id, o.id as organisation_id, o.name as organisation_name,
      ${sql.ref(`o.${closedAt}`)} is not null as is_closed, ${STATUS} as status,
      ${REVOKED_BECAUSE} as revoked_because, i.invited_by, i.email, i.role_id, r.name as role_name, i.monthly_cap,
      coalesce(nullif(u.display_name, ''), 'Пользователь кабинета') as inviter_name, i.expires_at, ${secret}
    from invitations i
      join ${sql.table(table)} o on o.id = ${sql.ref(`i.${kind}_id`)}
      join users u on u.id = i.invited_by
      left join roles r on r.id = i.role_id`;
}

/** Where an invitation stands once its row is locked: whoever ends it meanwhile has been first, or waits. */
export async function lockInvitation(
  db: Database,
  id: string,
): Promise<Pick<LinkRow, 'status' | 'revoked_because'>> {
  await sql`select from invitations where id = ${id} for update`.execute(db);
  const { rows } = await sql<Pick<LinkRow, 'status' | 'revoked_because'>>`
    select ${STATUS} as status, ${REVOKED_BECAUSE} as revoked_because from invitations i where i.id = ${id}`.execute(
    db,
  );
  if (!rows[0]) throw new Error('an invitation has gone under the lock of its organisation');
  return rows[0];
}
