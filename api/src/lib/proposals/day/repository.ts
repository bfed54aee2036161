import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { staffRights } from '#lib/grants/index.ts';
import { STAFF_KINDS, type StaffKind } from '../kind.ts';
import type { ProposalRow } from '../repository.ts';

const LOST_SINCE = sql`clock_timestamp() - interval '30 days'`;
const ROLE_PEOPLE_TOLD = 20;
const LINK_DAYS = 30;

/** Somebody who gets a letter with a link of their own. */
export interface Told {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
}

/**
 * Who learns of what is to take effect by itself: its author, the people concerned, all staff, and everybody who was
 * staff in the last days. A dishonest administrator first switches off, deletes or demotes the others, so these are told
 * too; and then changes their e-mail, so they are told at the former addresses of these days as well.
 */
export async function findConcerned(
  db: Database,
  { kind, proposed_by: author, person_id: person, subject }: ProposalRow,
): Promise<Told[]> {
  const roleId = kind === 'role_permissions' ? subject : null;
  const { rows } = await sql<Told>`
    with was_staff as (
      select distinct user_id as id from grants where kind = 'permission_end' and at > ${LOST_SINCE}
    ), told as (
      select ${author}::uuid as id
      union select id from was_staff
      union select id from users where id = ${person} and deleted_at is null
      union (select id from users where ${roleId}::uuid in (role_id, global_role_id) and deleted_at is null
        order by is_active desc, id limit ${sql.lit(ROLE_PEOPLE_TOLD)})
      union select s.id from ${staffRights} s
    )
    select u.id, u.email, u.display_name from told join users u using (id)
    union ${atFormerEmails(sql`was_staff`)}
    order by id, email`.execute(db);
  return rows;
}

/** These people at each e-mail that they had in the last days. */
const atFormerEmails = (people: RawBuilder<unknown>) => sql`
  select u.id, a.before ->> 'email', u.display_name from ${people} join users u using (id) join audit_log a
    on a.entity_type = 'user' and a.entity_id = u.id::text and a.action = 'user.update' and a.created_at > ${LOST_SINCE}
  where a.before ? 'email'`;

/** A person at each address that they have, or had in the last days: whoever has changed one has not the former one. */
export async function findAtAllEmails(db: Database, id: string): Promise<Told[]> {
  const { rows } = await sql<Told>`select id, email, display_name from users where id = ${id}
    union ${atFormerEmails(sql`(select ${id}::uuid as id) one`)}
    order by email`.execute(db);
  return rows;
}

export async function saveStopLink(
  trx: Database,
  link: {
    readonly secretHash: Uint8Array;
    readonly proposalId: string;
    readonly userId: string;
    readonly letterId: string;
  },
): Promise<void> {
  await sql`insert into proposal_stop_links (secret_hash, proposal_id, user_id, letter_id)
    values (${link.secretHash}, ${link.proposalId}, ${link.userId}, ${link.letterId})`.execute(trx);
}

/** Whose link it is, and to which proposal. Undefined for one that never existed, and a month later. */
export async function findStopLink(
  db: Database,
  secretHash: Uint8Array,
): Promise<{ readonly proposal_id: string; readonly user_id: string } | undefined> {
  const { rows } = await sql<{ readonly proposal_id: string; readonly user_id: string }>`
    select proposal_id, user_id from proposal_stop_links where secret_hash = ${secretHash}
      and created_at > clock_timestamp() - make_interval(days => ${sql.lit(LINK_DAYS)})`.execute(db);
  return rows[0];
}

/** To whom a letter about a proposal was written, and to which address. */
export async function findTold(db: Database, proposalId: string): Promise<Told[]> {
  const { rows } = await sql<Told>`select u.id, o.recipient as email, u.display_name
    from proposal_stop_links l join users u on u.id = l.user_id join outbox o on o.id = l.letter_id
    where l.proposal_id = ${proposalId} order by u.id, o.recipient`.execute(db);
  return rows;
}

/**
 * Whether everybody whom a letter can reach has had a day. A letter on its way is waited for, and where there are others
 * than the author at least one of them has to be reached.
 */
export async function areTold(
  db: Database,
  { id, proposed_by: author }: Pick<ProposalRow, 'id' | 'proposed_by'>,
): Promise<boolean> {
  const { rows } = await sql<{ readonly are: boolean }>`
    select coalesce(bool_and(o.failed_at is not null or coalesce(o.sent_at <= clock_timestamp() - interval '24 hours', false))
        filter (where o.id is not null), true)
      and (count(*) filter (where l.user_id <> ${author}) = 0
        or count(*) filter (where l.user_id <> ${author} and o.failed_at is null) > 0) as are
    from proposal_stop_links l left join outbox o on o.id = l.letter_id where l.proposal_id = ${id}`.execute(
    db,
  );
  return rows[0]?.are ?? false;
}

/** What waits to take effect by itself, and what may end before its day begins, the oldest first. */
export async function findDays(db: Database): Promise<{ readonly id: string; readonly kind: StaffKind }[]> {
  const { rows } = await sql<{ readonly id: string; readonly kind: StaffKind }>`
    select id, kind from proposals where status = 'pending' and (takes_effect_at is not null or kind = 'factor_reset')
      and kind = any (${STAFF_KINDS}::text[]) order by takes_effect_at, id`.execute(db);
  return rows;
}

/** From now on it waits for a second person, and never takes effect by itself. */
export async function endDay(trx: Database, id: string): Promise<void> {
  await trx.updateTable('proposals').set({ takes_effect_at: null }).where('id', '=', id).execute();
}

/**
 * Whose link has stopped the same proposal of the same author within a day, or a reset of the same person's factors of
 * whomever, and until when it is not made again.
 */
export async function findStopped(
  db: Database,
  {
    kind,
    author,
    person,
    subject,
  }: {
    readonly kind: string;
    readonly author: string;
    readonly person: string | null;
    readonly subject: string | null;
  },
): Promise<{ readonly by: string; readonly until: Date } | undefined> {
  const { rows } = await sql<{ readonly by: string; readonly until: Date }>`
    select d.display_name as by, f.decided_at + interval '24 hours' as until
    from proposals f join users d on d.id = f.decided_by
    where f.kind = ${kind} and (f.kind = 'factor_reset' or f.proposed_by = ${author}) and f.status = 'rejected'
      and f.user_id is not distinct from ${person} and f.subject is not distinct from ${subject}
      and f.decided_at > clock_timestamp() - interval '24 hours'
      and exists (select from proposal_stop_links l where l.proposal_id = f.id and l.user_id = f.decided_by)
    order by f.decided_at desc limit 1`.execute(db);
  return rows[0];
}

/** How many proposals of an author somebody had a letter about that stops them, of those made in the last 24 hours. */
export async function countDays(db: Database, author: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from proposals f where f.proposed_by = ${author}
      and f.created_at > clock_timestamp() - interval '24 hours' and exists (
        select from proposal_stop_links l where l.proposal_id = f.id)`.execute(db);
  return rows[0]?.count ?? 0;
}
