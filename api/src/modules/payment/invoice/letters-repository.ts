import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import { type Database, uuidv7 } from '#db/index.ts';

/** An invoice that was sent to somebody. */
export interface InvoiceLetterRow {
  readonly recipient: string;
  readonly sent_at: Date;
}

/** Whoever counts these letters does so alone, until the transaction ends. */
export async function lockInvoiceLetters(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.invoiceLetters)})`.execute(trx);
}

/** What is counted of the letters of a day. */
export type CountedBy = 'request_id' | 'sent_by' | 'recipient';

/** When the letters of the last 24 hours by one sign were sent, the newest first. */
export async function listSentToday(
  trx: Database,
  by: CountedBy,
  value: string,
  limit: number,
): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom('invoice_letters')
    .select('sent_at')
    .where(by, '=', value)
    .where('sent_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ sent_at: at }) => at);
}

export async function insertInvoiceLetter(
  trx: Database,
  letter: { readonly requestId: string; readonly sentBy: string; readonly recipient: string },
): Promise<void> {
  const { requestId, sentBy, recipient } = letter;
  await trx
    .insertInto('invoice_letters')
    .values({ id: uuidv7(), request_id: requestId, sent_by: sentBy, recipient })
    .execute();
}

/** To whom the invoice of a request was sent, the newest first. */
export function listInvoiceLetters(db: Database, requestId: string): Promise<InvoiceLetterRow[]> {
  return db
    .selectFrom('invoice_letters')
    .select(['recipient', 'sent_at'])
    .where('request_id', '=', requestId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The name by which a letter says who asked for it. */
export async function findAuthorName(db: Database, userId: string): Promise<string> {
  const { display_name: name } = await db
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}
