import { sql } from 'kysely';
import { type Database, uuidv7 } from '../../db/index.ts';

export type Letter = { kind: string; recipient: string; subject: string; text: string; html?: string };

export type StoredLetter = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: Date;
  attempts: number;
};

/** Posts a letter in the caller's transaction: it is sent if, and only if, the business change is committed. */
export async function enqueueLetter(db: Database, letter: Letter): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: letter.kind,
      recipient: letter.recipient,
      subject: letter.subject,
      body_text: letter.text,
      body_html: letter.html ?? null,
    })
    .execute();
  return id;
}

/** Takes letters that are due, each for `leaseSeconds`: a sender that dies leaves them to the next one. */
export async function claimLetters(
  db: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<StoredLetter[]> {
  const { rows } = await sql<StoredLetter>`
    update outbox set attempts = attempts + 1, available_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox where sent_at is null and failed_at is null and available_at <= now()
      order by available_at limit ${limit} for update skip locked)
    returning id, kind, recipient, subject, body_text, body_html, created_at, attempts`.execute(db);
  return rows;
}

/** A sent letter may hold a reset code; outside the demonstration only the fact that it was sent is kept. */
export async function markSent(
  db: Database,
  id: string,
  { forgetBody }: { forgetBody: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: new Date(), last_error: null, ...(forgetBody ? { body_text: '', body_html: null } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  db: Database,
  id: string,
  { error, retryAt }: { error: string; retryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(
      retryAt ? { last_error: error, available_at: retryAt } : { last_error: error, failed_at: new Date() },
    )
    .where('id', '=', id)
    .execute();
}

export function listLetters(db: Database, limit: number): Promise<StoredLetter[]> {
  return letters(db).orderBy('id', 'desc').limit(limit).execute();
}

export function findLetter(db: Database, id: string): Promise<StoredLetter | undefined> {
  return letters(db).where('id', '=', id).executeTakeFirst();
}

function letters(db: Database) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'body_text', 'body_html', 'created_at', 'attempts']);
}
