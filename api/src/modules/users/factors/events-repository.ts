import { type RawBuilder, sql } from 'kysely';
import type { WRITERS } from '#lib/audit/actor.ts';
import { EVENT_ACTIONS } from './event-words.ts';

/** Events of a page (product §12.11). */
export const EVENTS_PAGE = 30;
const DAYS = 90;

/**
 * Who writes what only whoever has the e-mail, the password or a code does. An e-mail of one's own that nobody could confirm
 * takes effect by itself.
 */
const AS_THE_PERSON: readonly (typeof WRITERS)[number][] = [
  'visitor',
  'reset-code',
  'email-link',
  'proposals-take-effect',
];

/** What is done in a session is a row about that session: it is found by who did it. */
const DONE_TO_SESSIONS = ['auth.sign_in', 'auth.sign_out', 'session.end'];

export interface EventRow {
  readonly id: string;
  readonly action: string;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly is_own: boolean;
  readonly is_asked: boolean;
}

/** The end of a page: the id of its last event. */
const behind = (before: string | undefined): RawBuilder<boolean> =>
  before === undefined
    ? sql`true`
    : sql`(a.created_at, a.seq) < (select created_at, seq from audit_log where id = ${before})`;

/**
 * The newest rows about somebody's account, a page and one more: what was done to them, and what they did to sessions. Each of
 * both is walked by an index and stops after a page, so every depth costs the same.
 */
export function eventsOf(userId: string, before: string | undefined): RawBuilder<EventRow> {
  const page = sql`a.created_at > now() - make_interval(days => ${sql.lit(DAYS)}) and ${behind(before)}
    order by a.created_at desc, a.seq desc limit ${sql.lit(EVENTS_PAGE + 1)}`;
  return sql<EventRow>`
    select e.id, e.action, e.after, e.ip, e.user_agent, e.created_at,
      coalesce(e.actor_id = ${userId}::uuid, e.written_by = any (${AS_THE_PERSON}::text[]), false) as is_own,
      exists (select from proposals f where f.id = (e.after ->> 'proposal_id')::uuid and f.proposed_by = ${userId}::uuid) as is_asked
    from (
      (select a.* from audit_log a where a.entity_id = ${userId} and a.entity_type = 'user'
        and a.action = any (${EVENT_ACTIONS}::text[]) and ${page})
      union all
      (select a.* from unnest(${DONE_TO_SESSIONS}::text[]) t (action) cross join lateral (
        select a.* from audit_log a where a.actor_id = ${userId}::uuid and a.action = t.action and ${page}) a)
    ) e order by e.created_at desc, e.seq desc limit ${sql.lit(EVENTS_PAGE + 1)}`;
}
