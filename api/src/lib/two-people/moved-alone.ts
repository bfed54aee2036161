import { fromWire, type Money } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import { ADVISORY_LOCKS, type Database } from '#db/index.ts';

/** What one person has moved by hand without a second one, in roubles without signs. */
export interface MovedAlone {
  readonly day: Money;
  readonly month: Money;
}

/**
 * Makes the steps of one person take turns until the transaction ends, so that two of them at once are added up. It is
 * taken before the lock of any payer, because a statement's lines lock several.
 */
export async function lockHand(trx: Database, actorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.handOfPerson)}, hashtext(${actorId}))`.execute(
    trx,
  );
}

/**
 * Adds up the last 24 hours and the last 30 days over all payers and kinds: what came into accounts and left them by
 * entries of this person, and raises of credit limits. What two people have agreed on is not counted, nor is the money
 * of one's own group that went on to its owner. Payments that two people made before a first confirmation was a proposal
 * say so in their history alone.
 */
export async function findMovedAlone(db: Database, actorId: string): Promise<MovedAlone> {
  const { rows } = await sql<{ readonly day: string; readonly month: string }>`
    select coalesce(sum(moved.amount) filter (where moved.at > clock_timestamp() - interval '24 hours'), 0) as day,
      coalesce(sum(moved.amount), 0) as month
    from (
      select abs(l.amount) as amount, e.created_at as at
      from ledger_entries e join ledger_postings l on l.entry_id = e.id and l.payer_id is not null
      where e.actor_id = ${actorId} and e.created_at > clock_timestamp() - interval '30 days'
        and e.document_type is distinct from 'group'
        and not exists (select from proposals f where f.entry_id = e.id)
        and not exists (
          select from payment_requests r join payment_request_history h on h.request_id = r.id
          where r.entry_id = e.id and h.from_status = h.to_status and h.actor_id <> ${actorId})
      union all
      select greatest(0, (a.after ->> 'credit_limit')::numeric - (a.before ->> 'credit_limit')::numeric), a.created_at
      from audit_log a
      where a.actor_id = ${actorId} and a.action = 'payer.credit_limit'
        and a.created_at > clock_timestamp() - interval '30 days' and a.after ->> 'proposal_id' is null
    ) moved`.execute(db);
  const [row] = rows;
  return { day: fromWire(row?.day ?? '0'), month: fromWire(row?.month ?? '0') };
}
