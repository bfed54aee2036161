import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { LetterAttachment } from './attachment.ts';
import { CAUSED_KINDS } from './kinds.ts';
import type { Letter } from './letter.ts';

export interface StoredLetter {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly attachment: LetterAttachment | null;
  readonly created_at: Date;
  readonly attempts: number;
}

export interface ClaimedLetter extends StoredLetter {
  readonly caused_by: string | null;
  /** Whether it has been counted, on its first attempt. */
  readonly is_admitted: boolean;
}

/**
 * Queues a letter in the caller's transaction: it is sent only if that transaction commits, and not before `leavesAt`.
 */
export async function enqueueLetter(
  db: Database,
  letter: Letter,
  { leavesAt }: { readonly leavesAt?: Date | undefined } = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: letter.kind,
      caused_by: letter.causedBy,
      recipient: letter.recipient,
      subject: letter.subject,
      body_text: letter.text,
      body_html: letter.html,
      attachment: letter.attachment === null ? null : JSON.stringify(letter.attachment),
      ...(leavesAt && { available_at: leavesAt }),
    })
    .execute();
  return id;
}

/**
 * Leases a due letter for `leaseMs`, so that another sender takes over if this one dies. However many letters people
 * cause, they let all others go first.
 */
export async function claimLetter(db: Database, leaseMs: number): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<ClaimedLetter>`
    update outbox set attempts = attempts + 1, available_at = now() + ${lease(leaseMs)}
    where id = coalesce(
      (select id from outbox where ${IS_DUE} and kind <> all(${CAUSED_KINDS}::text[])
        order by available_at limit 1 for update skip locked),
      (select id from outbox where ${IS_DUE} order by available_at limit 1 for update skip locked))
    returning id, kind, recipient, subject, body_text, body_html, attachment, created_at, attempts, caused_by,
      admitted_at is not null as is_admitted`.execute(db);
  return rows[0];
}

const IS_DUE = sql`sent_at is null and failed_at is null and held_at is null and available_at <= now()`;

/** A letter that is still on its way. */
export async function extendLease(db: Database, id: string, leaseMs: number): Promise<void> {
  await sql`update outbox set available_at = now() + ${lease(leaseMs)}
    where id = ${id} and sent_at is null and failed_at is null`.execute(db);
}

const lease = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;

/** A letter may hold a reset code, so production forgets its text once it has been sent. */
export async function markSent(
  db: Database,
  id: string,
  { forgetBody }: { readonly forgetBody: boolean },
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
  { error, retryAt }: { readonly error: string; readonly retryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(
      retryAt ? { last_error: error, available_at: retryAt } : { last_error: error, failed_at: new Date() },
    )
    .where('id', '=', id)
    .execute();
}

/** The newest letters that have left or may leave, to everybody or to one recipient. */
export function listLetters(
  db: Database,
  { limit, recipient }: { readonly limit: number; readonly recipient?: string | undefined },
): Promise<StoredLetter[]> {
  return letters(db)
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', String(recipient)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findLetter(db: Database, id: string): Promise<StoredLetter | undefined> {
  return letters(db).where('id', '=', id).executeTakeFirst();
}

function letters(db: Database) {
  return db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'attachment',
      'created_at',
      'attempts',
    ])
    .where('held_at', 'is', null)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('available_at', '<=', sql<Date>`now()`)]));
}
