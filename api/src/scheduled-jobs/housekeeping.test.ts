import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type DatabaseConnection, uuidv7 } from '#db/index.ts';
import { databases } from '#test/databases.ts';
import { createUser } from '#test/test-users.ts';
import { tidyUp } from './housekeeping.ts';

const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describe.each(databases)('housekeeping on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('deletes what is long over and keeps what may still be asked for', async () => {
    const { db } = connection;
    const { id: userId } = await createUser(db);
    const session = (name: string, expiresAt: Date, revokedAt: Date | null) => ({
      id: uuidv7(),
      token_hash: Buffer.from(name),
      user_id: userId,
      user_agent: name,
      fingerprint: null,
      expires_at: expiresAt,
      revoked_at: revokedAt,
      revoke_reason: null,
    });
    // Sessions without their rows of the audit log are what the owner of the tables alone can make.
    await sql`alter table sessions disable trigger sessions_are_recorded`.execute(db);
    await db
      .insertInto('sessions')
      .values([
        session('living', ago(-1), null),
        session('ended yesterday', ago(-1), ago(1)),
        session('ended long ago', ago(-1), ago(91)),
        session('expired long ago', ago(91), null),
      ])
      .execute();
    await db
      .insertInto('rate_limits')
      .values([
        { bucket: 'running', hits: 1, resets_at: ago(-1) },
        { bucket: 'over', hits: 1, resets_at: ago(1) },
      ])
      .execute();
    const [other, third] = [await createUser(db), await createUser(db)];
    await sql`insert into spent_challenges (challenge_hash, expires_at)
      values ('living', now() + interval '1 minute'), ('over', now() - interval '1 minute')`.execute(db);
    await sql`insert into sign_in_steps (token_hash, user_id, expires_at)
      values ('living', ${userId}, now() + interval '1 minute'), ('over', ${userId}, now() - interval '1 minute')`.execute(
      db,
    );
    await sql`insert into totp_secrets (user_id, sealed_secret, created_at, confirmed_at)
      values (${userId}, 'on', ${ago(900)}, ${ago(900)}), (${other.id}, 'shown', ${ago(0)}, null),
        (${third.id}, 'forgotten', ${ago(2)}, null)`.execute(db);
    const load = { remote: 'orders', outcome: 'loaded', bucket: 1, count: 1 } as const;
    await db
      .insertInto('remote_loads')
      .values([
        { ...load, build: 'young', hour: ago(89) },
        { ...load, build: 'old', hour: ago(91) },
      ])
      .execute();
    const person = { remote: 'orders', person: Buffer.from('one'), is_failed: true };
    await db
      .insertInto('canary_people')
      .values([
        { ...person, build: 'young', since: ago(89) },
        { ...person, build: 'old', since: ago(91) },
      ])
      .execute();
    const letter = { kind: 'refund', recipient: 'anna@mail.example', body_text: '', attempts: 1 };
    await db
      .insertInto('outbox')
      .values([
        { ...letter, id: uuidv7(), subject: 'left lately', sent_at: ago(89) },
        { ...letter, id: uuidv7(), subject: 'left long ago', sent_at: ago(91) },
        { ...letter, id: uuidv7(), subject: 'given up long ago', failed_at: ago(91) },
        { ...letter, id: uuidv7(), subject: 'waits', created_at: ago(91), available_at: ago(91) },
        { ...letter, id: uuidv7(), subject: 'is held', created_at: ago(91), held_at: ago(91) },
      ])
      .execute();
    await tidyUp(db);

    const kept = await sql<{ what: string }>`
      select convert_from(challenge_hash, 'utf8') as what from spent_challenges
      union all select convert_from(token_hash, 'utf8') from sign_in_steps
      union all select convert_from(sealed_secret, 'utf8') from totp_secrets order by what`.execute(db);
    expect(kept.rows.map(({ what }) => what)).toEqual(['living', 'living', 'on', 'shown']);

    const sessions = await db.selectFrom('sessions').select('user_agent').execute();
    expect(sessions.map((row) => row.user_agent).sort()).toEqual(['ended yesterday', 'living']);
    const limits = await db.selectFrom('rate_limits').select('bucket').execute();
    expect(limits).toEqual([{ bucket: 'running' }]);
    const people = await db.selectFrom('canary_people').select('build').execute();
    expect(people).toEqual([{ build: 'young' }]);
    const loads = await db.selectFrom('remote_loads').select('build').execute();
    expect(loads).toEqual([{ build: 'young' }]);
    const letters = await db.selectFrom('outbox').select('subject').execute();
    expect(letters.map(({ subject }) => subject).sort()).toEqual(['is held', 'left lately', 'waits']);
  });
});
