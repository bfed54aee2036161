import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { type InvitationRow, REVOKED_BECAUSE, STATUS } from './repository.ts';

/** What a page shows of them; the rest is counted. */
const SHOWN = 20;

/** Whose invitations are meant: those to an e-mail, or those that somebody sent. */
export type InvitationsOf = { readonly email: string } | { readonly invitedBy: string };

export interface PersonInvitationRow
  extends Pick<
    InvitationRow,
    'id' | 'email' | 'status' | 'invited_by' | 'inviter_name' | 'sent_at' | 'expires_at' | 'revoked_because'
  > {
  readonly payer_id: string;
  readonly payer_kind: 'group' | 'company';
  readonly payer_name: string;
}

/** The condition on invitations `i`, which an index of its own answers. */
export function invitationsOf(of: InvitationsOf) {
  return 'email' in of
    ? sql<SqlBool>`i.email = ${of.email.toLowerCase()}`
    : sql<SqlBool>`i.invited_by = ${of.invitedBy}::uuid`;
}

/** The newest invitations of a person, of groups and companies alike, and how many there are. */
export async function readInvitationsOf(
  db: Database,
  of: InvitationsOf,
): Promise<{ readonly total: number; readonly items: readonly PersonInvitationRow[] }> {
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    sql<PersonInvitationRow>`
      select i.id, i.email, ${STATUS} as status, i.invited_by, coalesce(nullif(u.display_name, ''), u.email) as inviter_name,
        i.sent_at, i.expires_at, ${REVOKED_BECAUSE} as revoked_because, p.id as payer_id, p.kind as payer_kind,
        p.name as payer_name
      from invitations i
      join users u on u.id = i.invited_by
      join payers p on p.company_id = i.company_id or p.group_id = i.group_id
      where ${invitationsOf(of)}
      order by i.created_at desc, i.id desc limit ${sql.lit(SHOWN)}`.execute(db),
    sql<{
      readonly total: number;
    }>`select count(*)::integer as total from invitations i where ${invitationsOf(of)}`.execute(db),
  ]);
  return { total: counts[0]?.total ?? 0, items };
}
