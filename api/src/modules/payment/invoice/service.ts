import { PAYMENT_METHOD } from '@cabinet/kernel/core/payments';
import { Value } from 'typebox/value';
import type { Config } from '#config/index.ts';
import { type Database, inTransaction } from '#db/index.ts';
import { READ_ONLY, sqlState } from '#db/sql-state.ts';
import type { RequestRow } from '../repository.ts';
import { composeDocument } from './compose-document.ts';
import { InvoiceDocument } from './document.ts';
import * as repository from './repository.ts';

/** An invoice as it was sent. */
export interface IssuedInvoice {
  readonly document: InvoiceDocument;
  readonly fixedAt: Date;
  /** Whether its texts were fixed behind its issue, with the values of that later day. */
  readonly isLate: boolean;
}

type Settings = Pick<Config, 'payment'>;
const BATCH = 500;

/** Whether a request has an invoice. A transfer that staff gave to an account never had one. */
export function hasInvoice({
  method,
  without_invoice,
}: Pick<RequestRow, 'method' | 'without_invoice'>): boolean {
  return PAYMENT_METHOD[method].hasInvoice && !without_invoice;
}

/** What is said of a request that never has one. */
export const NO_INVOICE = 'Счёт есть только у заявок на оплату по счёту';

/** Issues the invoice of a request in the transaction that has made it. */
export async function issueInvoice(trx: Database, settings: Settings, requestId: string): Promise<void> {
  await keep(trx, settings, requestId, { isLate: false });
}

/** The invoice of a request. One of before invoices were kept is fixed by whoever reads it first. */
export async function readInvoice(
  db: Database,
  settings: Settings,
  request: Pick<RequestRow, 'id'>,
): Promise<IssuedInvoice> {
  const row = await repository.findIssued(db, request.id);
  if (row !== undefined) return toIssued(row);
  try {
    return await inTransaction(db, async (trx) => {
      await keep(trx, settings, request.id, { isLate: true });
      return toIssued(await repository.findIssued(trx, request.id));
    });
  } catch (error) {
    if (sqlState(error) !== READ_ONLY) throw error;
    return { document: await compose(db, settings, request.id), fixedAt: new Date(), isLate: true };
  }
}

/**
 * Fixes the invoices that are older than this: as all is called now, since nobody has kept how it was called then. Returns
 * how many.
 */
export async function issueOlderInvoices(db: Database, { payment }: Settings): Promise<number> {
  if (!(await repository.mayIssue(db))) return 0;
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await repository.findUnissued(db, after, BATCH);
    const last = rows.at(-1);
    if (last === undefined) return count;
    const invoices = rows.map((row) => ({
      requestId: row.id,
      document: composeDocument(payment.seller, row),
    }));
    await repository.insertIssued(db, invoices, { isLate: true });
    count += rows.length;
    after = last.number;
  }
}

async function keep(
  trx: Database,
  settings: Settings,
  requestId: string,
  kind: { readonly isLate: boolean },
): Promise<void> {
  await repository.insertIssued(
    trx,
    [{ requestId, document: await compose(trx, settings, requestId) }],
    kind,
  );
}

async function compose(db: Database, { payment }: Settings, requestId: string): Promise<InvoiceDocument> {
  const source = await repository.findSource(db, requestId);
  if (source === undefined) throw new Error(`payment request ${requestId} has no invoice`);
  return composeDocument(payment.seller, source);
}

function toIssued(row: repository.IssuedRow | undefined): IssuedInvoice {
  if (row === undefined) throw new Error('an invoice was not kept');
  return { document: Value.Parse(InvoiceDocument, row.document), fixedAt: row.fixed_at, isLate: row.is_late };
}
