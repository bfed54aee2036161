import { CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { EntryKind } from '#db/schema.ts';
import type { LedgerOutcome, LedgerStatus } from './outcome.ts';

export type SystemAccount = 'gateway' | 'bank' | 'revenue' | 'bonus' | 'adjustment';

/** The details of a movement. Only imported history gives `at`; otherwise the database's clock decides. */
export interface MovementDetails {
  readonly userId?: string | null;
  readonly actorId?: string | null;
  readonly modelId?: string | null;
  readonly documentType?: string;
  readonly documentId?: string;
  readonly documentNumber?: string;
  readonly description?: string;
  readonly reason?: string;
  readonly requestKey?: string;
  readonly at?: Date;
}

interface ResultRow {
  readonly status: LedgerStatus;
  readonly entry_id: string | null;
  readonly hold_id: string | null;
  readonly balance: string | null;
  readonly held: string | null;
  readonly available: string | null;
}

export function postMovement(
  db: Database,
  movement: {
    readonly kind: EntryKind;
    readonly payerId: string;
    readonly account: SystemAccount;
    readonly amount: string;
    readonly details: MovementDetails;
  },
): Promise<LedgerOutcome> {
  const { kind, payerId, account, amount, details } = movement;
  return call(
    db,
    sql`ledger_credit(${kind}, ${payerId}::uuid, ${account}, ${amount}::numeric, ${detailsJson(details)}::jsonb)`,
  );
}

export function chargePayer(
  db: Database,
  payerId: string,
  amount: string,
  details: MovementDetails,
): Promise<LedgerOutcome> {
  const text = 'select * from ledger_charge($1::uuid, $2::numeric, $3::jsonb)';
  return answer(
    db.executeQuery<ResultRow>(
      CompiledQuery.raw(text, [payerId, amount, detailsJson(details, { id: uuidv7() })]),
    ),
  );
}

export function holdMoney(
  db: Database,
  hold: {
    readonly id: string;
    readonly payerId: string;
    readonly amount: string;
    readonly expiresAt: Date;
    readonly details: MovementDetails;
  },
): Promise<LedgerOutcome> {
  const details = detailsJson(hold.details, { id: hold.id });
  return call(
    db,
    sql`ledger_hold(${hold.payerId}::uuid, ${hold.amount}::numeric, ${hold.expiresAt}::timestamptz, ${details}::jsonb)`,
  );
}

export function captureHold(
  db: Database,
  holdId: string,
  amount: string,
  details: MovementDetails,
): Promise<LedgerOutcome> {
  return call(db, sql`ledger_capture(${holdId}::uuid, ${amount}::numeric, ${detailsJson(details)}::jsonb)`);
}

export function release(db: Database, { holdId }: { readonly holdId: string }): Promise<LedgerOutcome> {
  return call(db, sql`ledger_release(${holdId}::uuid)`);
}

/**
 * Closes a payer for good and moves all its money to its successor by one entry. The answer names no entry where there
 * was no money. `state` means that something is still reserved, `insufficient` that the payer owes. Money that comes
 * later goes to the successor.
 */
export function dissolve(
  db: Database,
  {
    payerId,
    successorId,
    ...details
  }: { readonly payerId: string; readonly successorId: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return call(
    db,
    sql`ledger_dissolve(${payerId}::uuid, ${successorId}::uuid, ${detailsJson(details)}::jsonb)`,
  );
}

export async function payerOfHold(db: Database, holdId: string): Promise<string | undefined> {
  const hold = await db.selectFrom('holds').select('payer_id').where('id', '=', holdId).executeTakeFirst();
  return hold?.payer_id;
}

const EXPIRE_BATCH = 500;

/** Ends expired reserves, some hundreds per transaction, so that no payer stays locked for long. */
export async function expireHolds(db: Database): Promise<number> {
  let expired = 0;
  for (;;) {
    const { rows } = await sql<{ readonly expired: number }>`
      select ledger_expire_holds(clock_timestamp(), ${EXPIRE_BATCH}) as expired`.execute(db);
    const ended = rows[0]?.expired ?? 0;
    expired += ended;
    if (ended < EXPIRE_BATCH) return expired;
  }
}

export function refundEntry(
  db: Database,
  refund: {
    readonly entryId: string;
    readonly amount: string;
    readonly allowDebt: boolean;
    readonly details: MovementDetails;
  },
): Promise<LedgerOutcome> {
  const details = detailsJson(refund.details, refund.allowDebt ? { allow_debt: 'true' } : {});
  return call(db, sql`ledger_refund(${refund.entryId}::uuid, ${refund.amount}::numeric, ${details}::jsonb)`);
}

/**
 * How much of an amount the payer of this entry cannot give back. It holds until the end of the transaction in which
 * the refund was refused.
 */
export async function shortfallOf(db: Database, entryId: string, amount: string): Promise<string> {
  const { rows } = await sql<{ readonly shortfall: string }>`
    select ledger_shortfall(payer_id, ${amount}::numeric) as shortfall from ledger_postings
    where entry_id = ${entryId}::uuid and payer_id is not null order by account_id limit 1`.execute(db);
  return rows[0]?.shortfall ?? '0';
}

/** Undoes a mistaken entry by its opposite; entries are never edited. */
export function reverse(
  db: Database,
  { entryId, ...details }: { readonly entryId: string; readonly reason: string } & MovementDetails,
): Promise<LedgerOutcome> {
  return call(db, sql`ledger_reverse(${entryId}::uuid, ${detailsJson(details)}::jsonb)`);
}

/** The JSON that the SQL functions read. A missing key means the function's default. */
export function detailsJson(details: MovementDetails, more: Record<string, string> = {}): string {
  return JSON.stringify({
    ...more,
    user_id: details.userId ?? undefined,
    actor_id: details.actorId ?? undefined,
    model_id: details.modelId ?? undefined,
    document_type: details.documentType,
    document_id: details.documentId,
    document_number: details.documentNumber,
    description: details.description,
    reason: details.reason,
    request_key: details.requestKey,
    at: details.at,
  });
}

function call(db: Database, movement: RawBuilder<unknown>): Promise<LedgerOutcome> {
  return answer(sql<ResultRow>`select * from ${movement}`.execute(db));
}

async function answer(result: Promise<QueryResult<ResultRow>>): Promise<LedgerOutcome> {
  const row = (await result).rows[0];
  if (!row) throw new Error('a ledger function gave no answer');
  return {
    status: row.status,
    entryId: row.entry_id,
    holdId: row.hold_id,
    balance: row.balance,
    held: row.held,
    available: row.available,
  };
}
