import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { findPayers, payerOf } from './payers.ts';
import { COMPANIES } from './people.data.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

/** The account of the seller of the demonstration. */
const OUR_ACCOUNT = '40702810938000000001';
const FILE = 'kl_to_1c.txt';

interface PaidInvoice {
  readonly id: string;
  readonly amount: string;
  readonly paid_at: Date;
  readonly day: string;
  readonly number: string;
  readonly shown: string;
}

/**
 * The statement by which an invoice of the first company was paid, from its own account: the company is verified. The
 * second one has paid by other ways alone, so that both can be seen.
 */
export async function insertBankStatement(db: Database, people: People, clock: SeedClock): Promise<void> {
  const invoice = await lastInvoice(db, payerOf(await findPayers(db), people.companyIds[0]));
  if (invoice === undefined) return;
  const random = createRandom('bank statement');
  const [statementId, transferId] = [random.uuid(clock.now), random.uuid(clock.now)];
  const clerk = people.byName('finance').id;
  const { inn, full_name, bank_account } = COMPANIES[0];
  const { amount, day, number, shown, paid_at: at } = invoice;
  await sql`insert into bank_statements (id, file_name, file_hash, encoding, sender, account, period_from, period_to,
      uploaded_by, created_at)
    values (${statementId}, ${FILE}, encode(sha256(${statementId}::text::bytea), 'hex'), 'windows-1251', 'Интернет-банк',
      ${OUR_ACCOUNT}, ${day}, ${day}, ${clerk}, ${at})`.execute(db);
  await sql`insert into bank_transfers (id, account, document_date, document_number, amount, payer_account)
    values (${transferId}, ${OUR_ACCOUNT}, ${day}, ${number}, ${amount}, ${bank_account})`.execute(db);
  await sql`insert into bank_statement_lines (statement_id, n, transfer_id, is_first, document_kind, document_number,
      document_date, received_on, amount, payer_name, payer_inn, payer_account, recipient_name, purpose)
    values (${statementId}, 1, ${transferId}, true, 'Платежное поручение', ${number}, ${day}, ${day}, ${amount},
      ${full_name}, ${inn}, ${bank_account}, 'ООО «Пример»', ${`Оплата по счёту ${shown}, НДС не облагается`})`.execute(
    db,
  );
  await sql`update bank_transfers set request_id = ${invoice.id}, confirmed_by = ${clerk}, confirmed_at = ${at}
    where id = ${transferId}`.execute(db);
}

/** The newest paid invoice, with the number of the bank's document by which it was paid. */
async function lastInvoice(db: Database, payerId: string): Promise<PaidInvoice | undefined> {
  const { rows } = await sql<PaidInvoice>`
    select id, amount, paid_at, (paid_at at time zone 'Europe/Moscow')::date::text as day,
      substring(bank_reference from '\\d+') as number, 'З-' || lpad(number::text, 6, '0') as shown
    from payment_requests
    where payer_id = ${payerId} and method = 'invoice' and status = 'paid' and bank_reference is not null
    order by paid_at desc, number desc limit 1`.execute(db);
  return rows[0];
}
