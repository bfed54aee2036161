import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { type CompanyFacts, companyFacts, isVerified } from '#lib/companies/verified.ts';
import { isClosed, takesMoney } from '#lib/ledger/payer-state.ts';
import { matchesWords } from '#lib/search/matches-words.ts';

const SHOWN = 20;

/** A payer to whom staff may give a transfer. */
export interface PayerRow {
  readonly id: string;
  readonly kind: PayerKind;
  readonly name: string;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly user_id: string | null;
  readonly group_id: string | null;
  readonly company_id: string | null;
  readonly company: CompanyFacts | null;
  readonly is_closed: boolean;
  /** It pays for its people, or it owes. */
  readonly takes_money: boolean;
}

export async function findPayer(db: Database, id: string): Promise<PayerRow | undefined> {
  return (await payers(db, sql`p.id = ${id}::uuid`))[0];
}

/** Payers by their own name, their owner's, or the INN of a company. */
export function searchPayers(db: Database, q: string): Promise<PayerRow[]> {
  return payers(
    db,
    sql`p.id in (select n.id from payers n where ${matchesWords('payer', 'n.id', q)}
      union select n.id from payers n where ${matchesWords('user', 'n.owner_id', q)}
      union select n.id from payers n join companies k on k.id = n.company_id where k.inn = ${q.trim()})`,
  );
}

/** Payers of the companies that have this INN. */
export function findPayersOfInn(db: Database, inn: string): Promise<PayerRow[]> {
  return payers(
    db,
    sql`p.company_id in (select k.id from companies k where k.inn = ${inn} and k.closed_at is null)`,
  );
}

/** Comes first, so that nobody hides it behind companies of their own with its INN or name. */
const isVerifiedPayer = sql`(p.company_id is not null and exists (
  select from companies c where c.id = p.company_id and c.closed_at is null and ${isVerified}))`;

async function payers(db: Database, condition: ReturnType<typeof sql<SqlBool>>): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select p.id, p.kind, p.name, p.owner_id, o.display_name as owner_name, p.user_id, p.group_id, p.company_id,
      ${companyFacts} as company, ${isClosed} as is_closed,
      ${takesMoney} as takes_money
    from payers p left join users o on o.id = p.owner_id
    where ${condition} order by ${isVerifiedPayer} desc, p.name, p.id limit ${SHOWN}`.execute(db);
  return rows;
}
