import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '#db/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import type { SignedIn, TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';
import { lettersTo } from './test-letters.ts';
import { proposedBy } from './test-proposals.ts';
import { createUser, ROLES } from './test-users.ts';

/** An administrator beside whom nobody could be the second person, or was of late, and nothing waits. */
export async function loneAdministrator(api: TestApi, displayName = 'Анна'): Promise<SignedIn> {
  await sql`update users set is_active = false`.execute(api.db);
  await sql`update grants set at = at - interval '31 days'`.execute(api.db);
  await sql`update proposals set status = 'lapsed', decided_at = now() where status = 'pending'`.execute(
    api.db,
  );
  return api.signedIn({ role: 'admin', displayName });
}

/** Somebody who was an administrator until another one has switched them off. */
export async function switchedOff(api: TestApi, by: SignedIn, displayName = 'Борис') {
  const person = await createUser(api.db, { role: 'admin', displayName });
  await by.post(`/admin/users/${person.id}/deactivate`, { reason: 'Отпуск' });
  return person;
}

/** Proposes the administrator's role for somebody. */
export const proposeAdministrator = (by: TestClient, userId: string) =>
  by.post(`/roles/${ROLES.admin}/assign`, { userId });

/** The same for a new person. */
export async function proposeNewAdministrator(
  api: TestApi,
  by: TestClient,
): Promise<{
  readonly person: { readonly id: string; readonly email: string };
  readonly proposal: Proposal;
}> {
  const person = await createUser(api.db, { displayName: 'Новичок' });
  return { person, proposal: proposedBy(await proposeAdministrator(by, person.id)) };
}

export const roleOf = async (db: Database, id: string): Promise<string> =>
  (await db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()).role_id;

/** All letters leave. */
export async function sendLetters(db: Database): Promise<void> {
  await sql`update outbox set sent_at = clock_timestamp() where sent_at is null and failed_at is null`.execute(
    db,
  );
}

/** Changes what a proposal asks for, which the database forbids. */
export async function changeAnyway(db: Database, ...changes: readonly RawBuilder<unknown>[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`alter table proposals disable trigger user`.execute(trx);
    for (const change of changes) await change.execute(trx);
    await sql`alter table proposals enable trigger user`.execute(trx);
  });
}

/** The terms of these proposals end, and no job has seen it yet. */
export const endTerms = (db: Database, ...ids: readonly string[]): Promise<void> =>
  changeAnyway(db, sql`update proposals set expires_at = now() where id = any (${ids}::uuid[])`);

const DAY = sql`interval '1 day'`;

/** Lets a day pass over everything that people have proposed, given and been told. */
export async function passDay(db: Database): Promise<void> {
  await changeAnyway(
    db,
    sql`update proposals set created_at = created_at - ${DAY}, expires_at = expires_at - ${DAY},
      decided_at = decided_at - ${DAY}, takes_effect_at = takes_effect_at - ${DAY}`,
    sql`update grants set at = at - ${DAY}`,
    sql`update outbox set sent_at = sent_at - ${DAY}`,
    sql`update proposal_stop_links set created_at = created_at - ${DAY}`,
  );
}

/** The secret of the newest letter with a link that stops something. */
export async function stopSecret(db: Database, email: string): Promise<string> {
  const [text = ''] = await lettersTo(db, email, 'proposal-day');
  return /\/login\/stop-proposal\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

export const stopBy = (who: TestClient, token: string) => who.post('/proposals/stop', { token });
