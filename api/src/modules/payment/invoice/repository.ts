import { PAYMENT_METHOD, PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { InvoiceSource } from './compose-document.ts';
import type { InvoiceDocument } from './document.ts';

const BY_INVOICE = PAYMENT_METHODS.filter((method) => PAYMENT_METHOD[method].hasInvoice);

/** The row of an invoice; whoever reads it checks the document. */
export interface IssuedRow {
  readonly fixed_at: Date;
  readonly is_late: boolean;
  readonly document: unknown;
}

export function findIssued(db: Database, requestId: string): Promise<IssuedRow | undefined> {
  return db
    .selectFrom('issued_invoices')
    .select(['fixed_at', 'is_late', 'document'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Keeps these documents; one that somebody else has kept meanwhile stays. */
export async function insertIssued(
  db: Database,
  invoices: readonly { readonly requestId: string; readonly document: InvoiceDocument }[],
  { isLate }: { readonly isLate: boolean },
): Promise<void> {
  const rows = invoices.map(({ requestId, document }) => ({ request_id: requestId, document }));
  await sql`insert into issued_invoices (request_id, is_late, document)
    select request_id, ${isLate}, document from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (request_id uuid, document jsonb)
    on conflict (request_id) do nothing`.execute(db);
}

export type SourceRow = InvoiceSource & { readonly id: string };

/** What the invoice of a request is made of, as things are called now. */
export async function findSource(db: Database, requestId: string): Promise<SourceRow | undefined> {
  return (await sources(db, sql`r.id = ${requestId}::uuid`, 1))[0];
}

/** The oldest requests behind a number whose invoice is not kept yet. */
export function findUnissued(db: Database, after: number, limit: number): Promise<SourceRow[]> {
  return sources(
    db,
    sql`r.number > ${after} and not exists (select from issued_invoices i where i.request_id = r.id)`,
    limit,
  );
}

async function sources(
  db: Database,
  condition: ReturnType<typeof sql<SqlBool>>,
  limit: number,
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select r.id, r.number, r.amount, r.created_at, r.expires_at, json_build_object(
      'name', coalesce(nullif(c.full_name, ''), c.name, p.name), 'inn', c.inn, 'kpp', c.kpp, 'address', c.legal_address) as payer
    from payment_requests r join payers p on p.id = r.payer_id left join companies c on c.id = p.company_id
    where r.method = any (${BY_INVOICE}::text[]) and not r.without_invoice and ${condition}
    order by r.number limit ${limit}`.execute(db);
  return rows;
}

/** Whether this connection may keep invoices: a standby, or a role without the right, may not. */
export async function mayIssue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ readonly may: boolean }>`
    select has_table_privilege('issued_invoices', 'insert') and not current_setting('transaction_read_only')::boolean as may`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}
