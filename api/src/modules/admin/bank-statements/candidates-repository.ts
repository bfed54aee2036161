import { PAYMENT_METHOD, PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { type CompanyFacts, companyFacts } from '#lib/companies/verified.ts';
import { type RequestRow, requests, selectRequest, wasConfirmedBefore } from '#modules/payment/repository.ts';

export type CandidateRow = RequestRow & {
  readonly company: CompanyFacts | null;
  readonly bank_account: string | null;
  readonly document_key: string | null;
  /** The INN in the invoice, which was true when it was issued. */
  readonly invoice_inn: string | null;
  readonly was_confirmed: boolean;
};

const BY_INVOICE = PAYMENT_METHODS.filter((method) => PAYMENT_METHOD[method].hasInvoice);

interface Wanted {
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
  readonly inns: readonly string[];
  readonly amounts: readonly string[];
}

/**
 * Invoices that lines may pay: those that a line names by number, whatever their status, and open ones of these
 * companies and sums.
 */
export async function findCandidates(db: Database, wanted: Wanted): Promise<CandidateRow[]> {
  const { ids, numbers, inns, amounts } = wanted;
  const [named, fitting] = [
    await invoices(db, sql`r.number = any (${numbers}::bigint[]) or r.id = any (${ids}::uuid[])`),
    await invoices(
      db,
      sql`r.status in ('pending', 'processing') and not r.without_invoice and r.amount = any (${amounts}::numeric[])
        and p.company_id in (select id from companies where inn = any (${inns}))`,
    ),
  ];
  return [...new Map([...named, ...fitting].map((row) => [row.id, row])).values()];
}

function invoices(db: Database, condition: ReturnType<typeof sql<SqlBool>>): Promise<CandidateRow[]> {
  return selectRequest(requests(db))
    .select([
      companyFacts.as('company'),
      sql<string | null>`bank_document_key(r.bank_reference)`.as('document_key'),
      sql<string | null>`(select c.bank_account from companies c where c.id = p.company_id)`.as(
        'bank_account',
      ),
      sql<
        string | null
      >`(select i.document -> 'payer' ->> 'inn' from issued_invoices i where i.request_id = r.id)`.as(
        'invoice_inn',
      ),
      wasConfirmedBefore.as('was_confirmed'),
    ])
    .where('r.method', 'in', BY_INVOICE)
    .where(sql<SqlBool>`(${condition})`)
    .execute();
}
