import { INVITATION_DAYS } from '@cabinet/kernel/core/contract';
import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { Inviting } from './inviting.ts';

/** `inviter`: whoever sent it lost the right to, or what it offers. */
export type RevokedBecause = 'inviter';

type Status = 'pending' | 'accepted' | 'declined' | 'revoked';

export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly status: Status | 'expired';
  readonly role_id: string | null;
  readonly role_name: string | null;
  readonly monthly_cap: string | null;
  readonly invited_by: string;
  readonly inviter_name: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly resend_count: number;
  readonly revoked_because: RevokedBecause | null;
}

export interface NewInvitation {
  readonly email: string;
  readonly roleId: string | null;
  readonly monthlyCap: string | null;
  readonly invitedBy: string;
}

/** No company can have so many open ones, and nobody needs older closed ones. */
const LISTED_MAX = 1000;

const EXPIRES = sql`clock_timestamp() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`;

/**
 * `pending` whose time is over is shown as `expired`, and one that its inviter could not send any more as `revoked`,
 * before it is found out and written.
 */
export const STATUS = sql<InvitationRow['status']>`
  case when i.status <> 'pending' then i.status when i.expires_at <= clock_timestamp() then 'expired'
    when invitation_stands(i) then 'pending' else 'revoked' end`;

export const REVOKED_BECAUSE = sql<RevokedBecause | null>`
  case when i.status = 'pending' and i.expires_at > clock_timestamp() and not invitation_stands(i) then 'inviter'
    else i.revoked_because end`;

const INVITATIONS = sql`
  select i.id, i.email, ${STATUS} as status, i.role_id, r.name as role_name, i.monthly_cap, i.invited_by,
    coalesce(nullif(u.display_name, ''), u.email) as inviter_name, i.sent_at, i.expires_at, i.resend_count, ${REVOKED_BECAUSE} as revoked_because
  from invitations i join users u on u.id = i.invited_by left join roles r on r.id = i.role_id`;

export function ofOrganisation({ kind, organisationId }: Inviting) {
  return sql`${sql.ref(`i.${kind}_id`)} = ${organisationId}`;
}

export async function listInvitations(db: Database, of: Inviting): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`${INVITATIONS} where ${ofOrganisation(of)}
    order by i.created_at desc, i.id desc limit ${sql.lit(LISTED_MAX)}`.execute(db);
  return rows;
}

/** Lock the organisation first, as everybody does who changes an invitation. */
export async function findInvitation(
  db: Database,
  of: Inviting,
  id: string,
): Promise<InvitationRow | undefined> {
  const { rows } =
    await sql<InvitationRow>`${INVITATIONS} where ${ofOrganisation(of)} and i.id = ${id}`.execute(db);
  return rows[0];
}

/** The open or expired invitation of an e-mail. */
export async function findInvited(
  db: Database,
  of: Inviting,
  email: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`${INVITATIONS}
    where ${ofOrganisation(of)} and i.email = ${email} and i.status = 'pending'`.execute(db);
  return rows[0];
}

export async function countOpen(db: Database, of: Inviting): Promise<number> {
  const { rows } = await sql<{ readonly open: number }>`
    select count(*)::integer as open from invitations i
    where ${ofOrganisation(of)} and i.status = 'pending' and i.expires_at > clock_timestamp()`.execute(db);
  return rows[0]?.open ?? 0;
}

export async function insertInvitation(
  db: Database,
  { kind, organisationId }: Inviting,
  { email, roleId, monthlyCap, invitedBy }: NewInvitation,
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into invitations (id, ${sql.ref(`${kind}_id`)}, email, role_id, monthly_cap, invited_by, expires_at)
    values (${id}, ${organisationId}, ${email}, ${roleId}, ${monthlyCap}, ${invitedBy}, ${EXPIRES})`.execute(
    db,
  );
  return id;
}

/** Begins the invitation's time anew. Whoever sends it again answers for it from now on. */
export async function renewInvitation(db: Database, id: string, invitedBy: string): Promise<void> {
  await sql`update invitations set invited_by = ${invitedBy}, sent_at = clock_timestamp(), expires_at = ${EXPIRES},
    resend_count = resend_count + 1 where id = ${id}`.execute(db);
}

export async function closeInvitation(
  db: Database,
  id: string,
  closed: { readonly status: 'declined' | 'revoked' } | { readonly status: 'accepted'; readonly by: string },
): Promise<void> {
  await sql`update invitations set status = ${closed.status}, closed_at = clock_timestamp(),
    accepted_by = ${'by' in closed ? closed.by : null} where id = ${id}`.execute(db);
}

/** An invitation whose letter waits lives as long after it as any other. */
export async function beginTimeAt(db: Database, id: string, begins: Date): Promise<void> {
  await sql`update invitations set expires_at = ${begins}::timestamptz + make_interval(days => ${sql.lit(INVITATION_DAYS)})
    where id = ${id}`.execute(db);
}
