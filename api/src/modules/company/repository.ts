import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';

export interface FactColumns {
  readonly name: string;
  readonly full_name: string;
  readonly inn: string | null;
  readonly kpp: string | null;
  readonly ogrn: string | null;
  readonly legal_address: string | null;
  readonly director_name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface BankColumns {
  readonly bik: string | null;
  readonly bank_name: string | null;
  readonly bank_account: string | null;
  readonly corr_account: string | null;
}

export const FACTS = [
  'name',
  'full_name',
  'inn',
  'kpp',
  'ogrn',
  'legal_address',
  'director_name',
  'phone',
  'email',
] as const;
export const BANK = ['bik', 'bank_name', 'bank_account', 'corr_account'] as const;

/**
 * The company's id. Undefined where another company has this INN and KPP, even one that is being written at this
 * moment.
 */
export async function insertCompany(
  db: Database,
  company: FactColumns & Partial<BankColumns> & { readonly owner_id: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('companies')
    .values({ id: uuidv7(), ...company })
    .onConflict((conflict) =>
      conflict
        .expression(sql`inn, coalesce(kpp, '')`)
        .where('inn', 'is not', null)
        .where('closed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the company until the transaction ends. Undefined when it is closed or never existed. */
export function lockCompany(db: Database, id: string): Promise<{ readonly name: string } | undefined> {
  return db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What the forms of a company hold; it was locked before. */
export function readColumns(db: Database, id: string): Promise<FactColumns & BankColumns> {
  return db
    .selectFrom('companies')
    .select([...FACTS, ...BANK])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function updateCompany(
  db: Database,
  id: string,
  columns: FactColumns | BankColumns,
): Promise<void> {
  await db.updateTable('companies').set(columns).where('id', '=', id).execute();
}

export type CompanyRow = FactColumns &
  BankColumns & {
    readonly id: string;
    readonly owner_id: string | null;
    readonly owner_name: string | null;
    readonly created_at: Date;
    readonly users_count: number;
    readonly payer_id: string;
    readonly payer_name: string;
    readonly tier: string;
    readonly balance: string;
    readonly available: string;
    readonly held: string;
    readonly has_spent: boolean;
    readonly topped_up: boolean;
    readonly invited: boolean;
    readonly capped: boolean;
  };

export async function findCompany(db: Database, id: string): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.name, c.full_name, c.inn, c.kpp, c.ogrn, c.legal_address, c.director_name, c.phone, c.email,
      c.bik, c.bank_name, c.bank_account, c.corr_account, c.owner_id, o.display_name as owner_name, c.created_at,
      (select count(*)::integer from company_members m join users u on u.id = m.user_id
        where m.company_id = c.id and u.deleted_at is null) as users_count,
      p.id as payer_id, p.name as payer_name, p.tier, b.balance, b.available, b.held,
      b.total_spent > 0 as has_spent, b.total_topped_up > 0 as topped_up,
      exists (select from company_members m where m.company_id = c.id and m.user_id is distinct from c.owner_id)
        or exists (select from invitations i where i.company_id = c.id and i.status <> 'revoked') as invited,
      exists (select from company_members m where m.company_id = c.id and m.monthly_cap is not null)
        or exists (select from invitations i where i.company_id = c.id and i.status = 'pending'
          and i.monthly_cap is not null) as capped
    from companies c
      join payers p on p.company_id = c.id
      join payer_balances b on b.payer_id = p.id
      left join users o on o.id = c.owner_id
    where c.id = ${id} and c.closed_at is null`.execute(db);
  return rows[0];
}

export async function payerOfCompany(db: Database, id: string): Promise<string> {
  const payer = await db
    .selectFrom('payers')
    .select('id')
    .where('company_id', '=', id)
    .executeTakeFirstOrThrow();
  return payer.id;
}
