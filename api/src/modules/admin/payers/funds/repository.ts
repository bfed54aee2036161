import { type InferResult, type SqlBool, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import { isClosed } from '../repository.ts';

const MANAGERS_READ = 200;

/** Proposals with their payer and people. */
export function proposals(db: Database) {
  return db
    .selectFrom('fund_proposals as f')
    .innerJoin('payers as p', 'p.id', 'f.payer_id')
    .innerJoin('users as a', 'a.id', 'f.proposed_by')
    .leftJoin('users as d', 'd.id', 'f.decided_by');
}

export function selectProposal(query: ReturnType<typeof proposals>) {
  return query.select([
    'f.id',
    'f.number',
    'f.payer_id',
    'p.kind as payer_kind',
    'p.name as payer_name',
    'p.owner_id',
    'p.user_id',
    'p.group_id',
    'p.company_id',
    'p.is_active as payer_is_active',
    isClosed.as('is_closed'),
    'f.kind',
    'f.amount',
    'f.limit_before',
    sql<string>`(select b.credit_limit from payer_balances b where b.payer_id = f.payer_id)`.as('limit_now'),
    'f.reason',
    'f.document',
    'f.status',
    'f.proposed_by',
    'a.display_name as author_name',
    'f.created_at',
    'f.decided_by',
    'd.display_name as decider_name',
    'f.decided_at',
    'f.decision_reason',
    'f.entry_id',
  ]);
}

export type ProposalRow = InferResult<ReturnType<typeof selectProposal>>[number];

export function findProposal(db: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(db)).where('f.id', '=', id).executeTakeFirst();
}

export function lockProposal(trx: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(trx)).where('f.id', '=', id).forUpdate('f').executeTakeFirst();
}

/** The proposals with these ids, in the order of the ids. */
export async function findProposalsByIds(db: Database, ids: readonly string[]): Promise<ProposalRow[]> {
  const rows = await selectProposal(proposals(db)).where(sql<SqlBool>`f.id = any (${ids}::uuid[])`).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** The proposals of a payer that wait, the newest first. */
export function findOpenProposals(db: Database, payerId: string): Promise<ProposalRow[]> {
  return selectProposal(proposals(db))
    .where('f.payer_id', '=', payerId)
    .where('f.status', '=', 'pending')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute();
}

export async function payerOfProposal(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('fund_proposals')
    .select('payer_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payer_id;
}

/**
 * What one person alone has added to a payer and taken from it in the last 24 hours, without signs, and by how much
 * they have raised its credit limit.
 */
export async function sumMovedAlone(
  db: Database,
  { payerId, actorId }: { readonly payerId: string; readonly actorId: string },
): Promise<string> {
  const { rows } = await sql<{ readonly amount: string }>`
    select coalesce(sum(moved.amount), 0) as amount from (
      select abs(l.amount) as amount
      from ledger_postings l join ledger_entries e on e.id = l.entry_id
      where l.payer_id = ${payerId} and l.type in ('bonus', 'adjustment')
        and l.created_at > clock_timestamp() - interval '24 hours' and e.actor_id = ${actorId}
        and not exists (select from fund_proposals f where f.entry_id = e.id)
      union all
      select greatest(0, (a.after ->> 'credit_limit')::numeric - (a.before ->> 'credit_limit')::numeric)
      from audit_log a
      where a.entity_type = 'payer' and a.entity_id = ${payerId} and a.action = 'payer.credit_limit'
        and a.created_at > clock_timestamp() - interval '24 hours' and a.actor_id = ${actorId}
        and a.after ->> 'proposal_id' is null) moved`.execute(db);
  return rows[0]?.amount ?? '0';
}

/** Somebody who may confirm what others propose, with the facts that make a payer their own. */
export interface Manager {
  readonly userId: string;
  readonly displayName: string;
  readonly memberOfCompanyId: string | null;
  readonly groupId: string | null;
}

/** The holders of `user:manage`, by name. */
export async function findManagers(db: Database): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    select u.id as "userId", u.display_name as "displayName", c.company_id as "memberOfCompanyId", m.group_id as "groupId"
    from ${holders} left join group_members m on m.user_id = u.id left join company_members c on c.user_id = u.id
    where p.permission = 'user:manage' order by u.display_name, u.id limit ${MANAGERS_READ}`.execute(db);
  return rows;
}

/** The proposed change: a sum, or the raise of a credit limit. */
export interface NewProposal {
  readonly kind: ProposalRow['kind'];
  readonly amount: string;
  readonly limitBefore: string | null;
  readonly reason: string;
  readonly document: string | null;
}

export async function insertProposal(
  trx: Database,
  proposal: NewProposal & { readonly payerId: string; readonly proposedBy: string },
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('fund_proposals')
    .values({
      id,
      payer_id: proposal.payerId,
      kind: proposal.kind,
      amount: proposal.amount,
      limit_before: proposal.limitBefore,
      reason: proposal.reason,
      document: proposal.document,
      proposed_by: proposal.proposedBy,
    })
    .execute();
  return id;
}

export async function decideProposal(
  trx: Database,
  id: string,
  decision: {
    readonly status: 'confirmed' | 'rejected' | 'cancelled';
    readonly by: string;
    readonly reason?: string;
    readonly entryId?: string;
  },
): Promise<void> {
  await trx
    .updateTable('fund_proposals')
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: sql<Date>`clock_timestamp()`,
      decision_reason: decision.reason ?? null,
      entry_id: decision.entryId ?? null,
    })
    .where('id', '=', id)
    .execute();
}
