import { ONLINE_METHODS } from '@cabinet/kernel/core/payments';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { GOOD_DECISIONS } from '#modules/payment/notices/judge-notice.ts';

/** Each process tells the same facts of the whole cabinet, so a scrape must cost next to nothing. */
const GOOD_FOR_MS = 15_000;

/** Decisions about notices that bring no money of ours, whatever they say. */
const NO_MONEY = ['unsupported_command', 'wrong_account', 'test_in_production'];
const JUDGED_WITHIN = '1 minute';
const LOOKED_BACK = '7 days';

/** Facts that the database knows and no single process. A fact is null where there is none. */
export interface Facts {
  readonly outbox_waiting: number;
  readonly outbox_oldest: number | null;
  readonly uncredited: number;
  readonly overdue: number | null;
  readonly oldest_background_job: number | null;
  readonly ledger_checked_at: number | null;
  readonly ledger_problems: number | null;
  readonly jobs: readonly JobFacts[];
}

interface JobFacts {
  readonly name: string;
  /** When the job last ended well; 0 means never. */
  readonly succeeded_at: number;
  readonly has_failed: boolean;
}

const age = (column: string) =>
  sql`greatest(0, extract(epoch from clock_timestamp() - min(${sql.ref(column)})))::float8`;

/**
 * Money that the provider reported and nobody has: the operation paid none of our requests, or paid one a second time.
 */
const UNCREDITED = sql`
  select count(distinct coalesce(n.operation_id, n.id::text)) from payment_notices n
  left join payment_requests r on r.id = n.request_id
  where n.received_at > now() - ${LOOKED_BACK}::interval and n.is_signed and n.command in ('pay', 'query')
    and (n.decision <> all(${[...GOOD_DECISIONS, ...NO_MONEY]}::text[])
      or n.decision is null and n.received_at < now() - ${JUDGED_WITHIN}::interval)
    and (n.decision = 'second_operation' or r.status is null or r.status not in ('paid', 'refunded'))
    and not exists (select from payment_requests p where p.provider_operation_id = n.operation_id)`;

async function readFacts(db: Database): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select o.*, (${UNCREDITED}) as uncredited,
      (select ${age('expires_at')} from payment_requests
        where status in ('pending', 'processing') and method = any(${ONLINE_METHODS}::text[]) and expires_at < now()) as overdue,
      (select ${age('created_at')} from background_jobs where status in ('queued', 'running')) as oldest_background_job,
      extract(epoch from c.finished_at)::float8 as ledger_checked_at, jsonb_array_length(c.problems) as ledger_problems,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'has_failed', error is not null,
        'succeeded_at', coalesce(extract(epoch from succeeded_at), 0)) order by name), '[]') from job_runs) as jobs
    from (select count(*) as outbox_waiting, ${age('created_at')} as outbox_oldest
      from outbox where sent_at is null and failed_at is null and (attempts > 0 or available_at <= now())) o
    left join (select finished_at, problems from ledger_checks order by finished_at desc limit 1) c on true`.execute(
    db,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('the facts are one row');
  return facts;
}

/** The facts, which are read again when they are older than 15 s. Undefined while the database does not tell them. */
export function createFacts(db: Database): () => Promise<Facts | undefined> {
  let goodUntil = 0;
  let facts: Promise<Facts | undefined> = Promise.resolve(undefined);
  return () => {
    if (Date.now() >= goodUntil) {
      goodUntil = Date.now() + GOOD_FOR_MS;
      facts = readFacts(db).catch(() => undefined);
    }
    return facts;
  };
}
