import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { ownsPayer } from '#lib/ledger/own-payer.ts';
import { maySignIn } from '#lib/may-sign-in.ts';
import { waits } from './lapsed.ts';
import { isOf, type Whose } from './whose.ts';

/** Ends the links to a first password that their sender could not send any more. Returns for whom they were. */
export async function revokeLinks(
  db: Database,
  whose: Whose,
): Promise<{ readonly user_id: string; readonly sent_by: string }[]> {
  const { rows } = await sql<{ readonly user_id: string; readonly sent_by: string }>`
    update first_password_links l set is_current = false, revoked_at = clock_timestamp()
    where l.is_current and l.used_at is null and ${isOf(whose, 'l.sent_by')} and not person_holds(l.sent_by, 'user:manage')
    returning l.user_id, l.sent_by`.execute(db);
  return rows;
}

export interface EndedProposal {
  readonly id: string;
  readonly number: number;
  readonly payer_id: string | null;
}

/**
 * Whether the author of the proposal `f` could make it now: they hold what its kind asks for and what it says that it
 * needs besides, `user:manage` too where a refund leaves a debt, and the payer is not their own. Whoever changes their own
 * e-mail (product §12.12) needs none of that, and may sign in.
 */
export const authorStands = sql<boolean>`(case when f.kind = 'staff_email' and exists (select from email_changes c where c.proposal_id = f.id)
    then exists (select from users u where u.id = f.proposed_by and ${maySignIn})
  else person_holds(f.proposed_by, f.permission)
  and not exists (select from jsonb_array_elements_text(f.facts -> 'needs') n where not person_holds(f.proposed_by, n))
  and (f.facts ->> 'allow_debt' is distinct from 'true' or person_holds(f.proposed_by, 'user:manage'))
  and not ${ownsPayer(sql`f.proposed_by`, sql`f.payer_id`)} end)`;

/** Cancels the proposals that their author could not make any more. First confirmations end with their requests. */
export async function cancelProposals(db: Database, whose: Whose, reason: string): Promise<EndedProposal[]> {
  const { rows } = await sql<EndedProposal>`
    update proposals f set status = 'cancelled', decided_at = clock_timestamp(), decision_reason = ${reason}
    where ${waits} and f.kind <> 'request_paid' and ${isOf(whose, 'f.proposed_by')} and not ${authorStands}
    returning f.id, f.number, f.payer_id`.execute(db);
  return rows;
}

export interface EndedConfirmation {
  readonly id: string;
  readonly number: number;
  readonly payer_id: string;
  /** The proposal that ends with it. */
  readonly proposal_id: string | null;
  readonly proposal_number: number | null;
}

/**
 * Ends the first confirmations of payments, or of one of them, that whoever gave them could not give any more, and with
 * them the proposals. The requests stay in process; they are locked before their proposals, in one order.
 */
export async function endConfirmations(
  db: Database,
  whose: Whose | { readonly requestId: string },
  note: string,
): Promise<EndedConfirmation[]> {
  const wanted = 'requestId' in whose ? sql`r.id = ${whose.requestId}` : isOf(whose, 'r.confirmed_by');
  const { rows } = await sql<EndedConfirmation>`
    with ending as (
      select r.id from payment_requests r
      where r.confirmed_by is not null and ${wanted} and (not person_holds(r.confirmed_by, 'payment_request:manage')
        or ${ownsPayer(sql`r.confirmed_by`, sql`r.payer_id`)})
      order by r.id for update),
    ended as (
      update payment_requests r set confirmed_by = null, confirmed_at = null, status_by = null, status_note = ${note},
        status_at = clock_timestamp()
      from ending where r.id = ending.id
      returning r.id, r.number, r.payer_id)
    select e.id, e.number, e.payer_id, f.id as proposal_id, f.number as proposal_number
    from ended e left join proposals f on f.kind = 'request_paid' and f.subject = e.id::text and f.status = 'pending'`.execute(
    db,
  );
  return rows;
}

/** Withdraws the offers of a group's ownership whose owner may not sign in any more. Returns the groups. */
export async function withdrawOffers(db: Database, whose: Whose): Promise<string[]> {
  const { rows } = await sql<{ readonly group_id: string }>`
    delete from group_transfer_offers o using groups g join users u on u.id = g.owner_id
    where g.id = o.group_id and ${isOf(whose, 'g.owner_id')} and (not u.is_active or u.deleted_at is not null)
    returning o.group_id`.execute(db);
  return rows.map(({ group_id: id }) => id);
}
