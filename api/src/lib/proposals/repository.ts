import type { Permission } from '@cabinet/access/permissions';
import { type InferResult, type SqlBool, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { authorStands } from '#lib/granted/decisions-repository.ts';
import { isClosed } from '#lib/ledger/payer-state.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import type { ProposalFacts, ProposalKind } from './kind.ts';

const DECIDERS_READ = 200;

/** Proposals with their payer and people. */
export function proposals(db: Database) {
  return db
    .selectFrom('proposals as f')
    .innerJoin('payers as p', 'p.id', 'f.payer_id')
    .innerJoin('users as a', 'a.id', 'f.proposed_by')
    .leftJoin('users as d', 'd.id', 'f.decided_by')
    .leftJoin('payment_requests as r', 'r.id', 'f.request_id');
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
    'f.request_id',
    'r.number as request_number',
    'r.user_id as request_author_id',
    'r.status as request_status',
    'p.is_active as payer_is_active',
    isClosed.as('is_closed'),
    'f.kind',
    'f.amount',
    'f.limit_before',
    sql<string>`(select b.credit_limit from payer_balances b where b.payer_id = f.payer_id)`.as('limit_now'),
    'f.facts',
    'f.reason',
    'f.document',
    'f.status',
    sql<boolean>`f.status = 'pending' and f.expires_at <= clock_timestamp()`.as('is_lapsed'),
    'f.proposed_by',
    'a.display_name as author_name',
    authorStands.as('author_stands'),
    'f.created_at',
    'f.expires_at',
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
  const row = await db.selectFrom('proposals').select('payer_id').where('id', '=', id).executeTakeFirst();
  return row?.payer_id;
}

/** Somebody who may confirm what others propose, with the facts that make a payer their own. */
export interface Decider {
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly displayName: string;
  readonly memberOfCompanyId: string | null;
  readonly groupId: string | null;
}

/** Whoever holds one of these permissions, by name. */
export async function findDeciders(db: Database, permissions: readonly Permission[]): Promise<Decider[]> {
  const { rows } = await sql<Decider>`
    select u.id as "userId", u.display_name as "displayName", c.company_id as "memberOfCompanyId", m.group_id as "groupId",
      array_agg(p.permission) as permissions
    from ${holders} left join group_members m on m.user_id = u.id left join company_members c on c.user_id = u.id
    where p.permission = any (${permissions}::text[])
    group by u.id, m.group_id, c.company_id order by u.display_name, u.id limit ${DECIDERS_READ}`.execute(db);
  return rows;
}

/** The proposed change: a sum, the raise of a credit limit, or money that goes back for a request. */
export interface NewProposal {
  readonly kind: ProposalKind;
  readonly amount: string;
  readonly reason: string;
  readonly limitBefore?: string | null;
  readonly document?: string | null;
  readonly requestId?: string;
  readonly facts?: ProposalFacts;
}

export async function insertProposal(
  trx: Database,
  proposal: NewProposal & {
    readonly permission: Permission;
    readonly payerId: string;
    readonly proposedBy: string;
  },
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('proposals')
    .values({
      id,
      payer_id: proposal.payerId,
      kind: proposal.kind,
      permission: proposal.permission,
      amount: proposal.amount,
      limit_before: proposal.limitBefore ?? null,
      reason: proposal.reason,
      document: proposal.document ?? null,
      request_id: proposal.requestId ?? null,
      facts: JSON.stringify(proposal.facts ?? {}),
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
    .updateTable('proposals')
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

/** The refund of a request that waits. */
export function findOpenRefund(db: Database, requestId: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(db))
    .where('f.request_id', '=', requestId)
    .where('f.status', '=', 'pending')
    .executeTakeFirst();
}

/** Ends what nobody has decided in time, and returns how many proposals that were. */
export async function lapseProposals(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('proposals')
    .set({ status: 'lapsed', decided_at: sql<Date>`clock_timestamp()` })
    .where('status', '=', 'pending')
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
