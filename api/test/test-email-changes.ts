import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import type { SignedIn, TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';
import { lettersTo } from './test-letters.ts';

/** An address that nobody has. */
export const freeEmail = (): string => `${randomUUID()}@own.example`;

const secretIn = (letter = '', does: 'confirm' | 'undo'): string =>
  new RegExp(`/email/${does}#token=([\\w-]{43})`).exec(letter)?.[1] ?? '';

/** Asks for another e-mail; whatever is written behind the answer is written. */
export async function askForEmail(api: TestApi, who: TestClient, email: string) {
  const answer = await who.post('/users/me/email', { email });
  await api.app.laterWorkDone();
  return answer;
}

/** The secret of the newest letter that asks a new e-mail; empty without one. */
export const confirmSecret = async (db: Database, email: string): Promise<string> =>
  secretIn((await lettersTo(db, email, 'email-confirm'))[0], 'confirm');

/** The secret of the newest letter to a present e-mail about what is asked for. */
export const undoSecret = async (db: Database, email: string): Promise<string> =>
  secretIn((await lettersTo(db, email, 'email-change-asked'))[0], 'undo');

/** The secret of the newest letter to an e-mail that was left. */
export const leftSecret = async (db: Database, email: string): Promise<string> =>
  secretIn((await lettersTo(db, email, 'email-changed'))[0], 'undo');

export const confirmEmail = (who: TestClient, token: string) => who.post('/auth/email/confirm', { token });
export const undoEmail = (who: TestClient, token: string) => who.post('/auth/email/undo', { token });

/** Asks for another e-mail and proves it. */
export async function moveTo(api: TestApi, who: TestClient, email: string) {
  await askForEmail(api, who, email);
  return confirmEmail(api.visitor(), await confirmSecret(api.db, email));
}

export async function emailOf(api: TestApi, { userId }: Pick<SignedIn, 'userId'>): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(api.db);
  return rows[0]?.email ?? '';
}

/** Lets time pass over the changes of a person. */
export async function passTime(db: Database, userId: string, time: string): Promise<void> {
  await sql`update email_changes set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval,
    took_effect_at = took_effect_at - ${time}::interval, undo_until = undo_until - ${time}::interval
    where user_id = ${userId}`.execute(db);
}
