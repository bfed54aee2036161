import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { useTestApi } from '#test/test-api.ts';
import {
  type Host,
  hostOf,
  invitationCode,
  invite,
  isIn,
  letterSecret,
  NEWCOMER,
  newEmail,
} from '#test/test-invitations.ts';
import { createUser } from '#test/test-users.ts';
import { together } from '#test/together.ts';
import { untilWaiting } from '#test/while-locked.ts';

const ROUNDS = raceRounds(20);
const LONG_MS = 120_000;

describeOnPostgres('invitations at the same moment on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  const accept = (host: Host, token: string, as = api.visitor(), more: object = NEWCOMER) =>
    as.post(`/${host.kind}/invitations/accept`, { token, ...more });
  const codes = (answers: readonly { status: number; code: string }[]) =>
    answers.map(({ status, code }) => code || String(status)).sort();
  /** The accounts, memberships and sessions of an e-mail. None may be left half done. */
  async function traces(host: Host, email: string) {
    const { rows } = await sql<{ users: number; sessions: number; joins: number }>`
      select (select count(*)::integer from users where email = ${email}) as users,
        (select count(*)::integer from sessions s join users u on u.id = s.user_id where u.email = ${email}) as sessions,
        (select count(*)::integer from audit_log where entity_id = ${host.id} and action = ${`${host.kind}.join`}
          and after->>'email' = ${email}) as joins`.execute(api.db);
    const [found = { users: 0, sessions: 0, joins: 0 }] = rows;
    return { ...found, isIn: await isIn(api, host, email) };
  }
  const NOTHING = { users: 0, sessions: 0, joins: 0, isIn: false };
  const DONE = { users: 1, sessions: 1, joins: 1, isIn: true };

  /** Each round has a group or a company of its own. */
  async function rounds(play: (host: Host) => Promise<void>) {
    for (let round = 0; round < ROUNDS; round += 1)
      await play(await hostOf(api, round % 2 === 0 ? 'group' : 'company'));
  }

  it(
    'of two new people who accept one link, one gets the account',
    async () => {
      await rounds(async (host) => {
        const { secret, email } = await invite(host, newEmail());
        const answers = await together(api, [() => accept(host, secret), () => accept(host, secret)]);
        expect(codes(answers)).toEqual(['200', expect.stringMatching(/^(RES\.003|AUTH\.001)$/)]);
        expect(await traces(host, email)).toEqual(DONE);
        const loser = answers.find(({ status }) => status !== 200);
        expect(loser?.headers['set-cookie']).toBeUndefined();
      });
    },
    LONG_MS,
  );

  it(
    'of two tabs of the addressee, one joins',
    async () => {
      await rounds(async (host) => {
        const person = await api.signedIn();
        const { secret } = await invite(host, person.email);
        const answers = await together(api, [
          () => accept(host, secret, person, {}),
          () => accept(host, secret, person, {}),
        ]);
        expect(codes(answers)).toEqual(['200', 'RES.003']);
        expect(await traces(host, person.email)).toEqual(DONE);
      });
    },
    LONG_MS,
  );

  it(
    'a new person who accepts two invitations gets one account',
    async () => {
      await rounds(async (host) => {
        const other = await hostOf(api, host.kind);
        const email = newEmail();
        const [one, two] = [await invite(host, email), await invite(other, email)];
        const answers = await together(api, [
          () => accept(host, one.secret),
          () => accept(other, two.secret),
        ]);
        expect(codes(answers)).toEqual(['200', 'AUTH.001']);
        const [first, second] = [await traces(host, email), await traces(other, email)];
        expect([first.joins + second.joins, first.users, first.sessions]).toEqual([1, 1, 1]);
      });
    },
    LONG_MS,
  );

  it(
    'a person who accepts two invitations is in one',
    async () => {
      await rounds(async (host) => {
        const other = await hostOf(api, host.kind);
        const person = await api.signedIn();
        const [one, two] = [await invite(host, person.email), await invite(other, person.email)];
        const answers = await together(api, [
          () => accept(host, one.secret, person, {}),
          () => accept(other, two.secret, person, {}),
        ]);
        expect(codes(answers)).toEqual(['200', 'RES.003']);
        const isInBoth = [await isIn(api, host, person.email), await isIn(api, other, person.email)];
        expect(isInBoth.sort()).toEqual([false, true]);
      });
    },
    LONG_MS,
  );

  it(
    'accepting while it is revoked does the one or the other',
    async () => {
      await rounds(async (host) => {
        const { token, secret, email } = await invite(host, newEmail());
        const [accepted, revoked] = await together(api, [
          () => accept(host, secret),
          () => host.manager.delete(`${host.listPath}/${token}`),
        ]);
        expect(codes([accepted, revoked])).toEqual(['200', 'RES.003']);
        expect(await traces(host, email)).toEqual(accepted.status === 200 ? DONE : NOTHING);
      });
    },
    LONG_MS,
  );

  it(
    'accepting while it is sent again does the one or the other',
    async () => {
      await rounds(async (host) => {
        const { token, secret, email } = await invite(host, newEmail());
        const [accepted, resent] = await together(api, [
          () => accept(host, secret),
          () => host.manager.post(`${host.listPath}/${token}/resend`),
        ]);
        expect(codes([accepted, resent])).toEqual(['200', 'RES.003']);
        expect(await traces(host, email)).toEqual(accepted.status === 200 ? DONE : NOTHING);
        if (resent.status === 200) {
          expect((await accept(host, await letterSecret(host, email))).status).toBe(200);
        }
      });
    },
    LONG_MS,
  );

  it(
    'accepting while it is declined does the one or the other',
    async () => {
      await rounds(async (host) => {
        const { secret, email } = await invite(host, newEmail());
        const [accepted, declined] = await together(api, [
          () => accept(host, secret),
          () => api.visitor().post(`/${host.kind}/invitations/decline`, { token: secret }),
        ]);
        expect(codes([accepted, declined])).toEqual(['200', 'RES.003']);
        expect(await traces(host, email)).toEqual(accepted.status === 200 ? DONE : NOTHING);
      });
    },
    LONG_MS,
  );

  const confirm = (host: Host, token: string, code: string) =>
    api.visitor().post(`/${host.kind}/invitations/confirm`, { token, code });
  /** An invitation with a code on its way. */
  async function withCode(host: Host) {
    const sent = await invite(host, newEmail());
    await api.visitor().post(`/${host.kind}/invitations/code`, { token: sent.copied });
    return { ...sent, code: await invitationCode(host, sent.email) };
  }

  it(
    'of two who type the right code, one confirms the address',
    async () => {
      await rounds(async (host) => {
        const { copied, code } = await withCode(host);
        const answers = await together(api, [
          () => confirm(host, copied, code),
          () => confirm(host, copied, code),
        ]);
        expect(codes(answers)).toEqual(['200', 'AUTH.006']);
      });
    },
    LONG_MS,
  );

  it(
    'of any number of guesses five are judged',
    async () => {
      await rounds(async (host) => {
        const { copied, code, token } = await withCode(host);
        const wrong = Array.from({ length: 6 }, (_, guess) => String((Number(code) + 1 + guess) % 1_000_000));
        const guesses = wrong.map((guess) => () => confirm(host, copied, guess.padStart(6, '0')));
        expect(codes(await together(api, guesses))).toEqual(wrong.map(() => 'AUTH.006'));
        const { rows } =
          await sql`select attempts from invitation_codes where invitation_id = ${token}`.execute(api.db);
        expect(rows).toEqual([{ attempts: 5 }]);
        expect((await confirm(host, copied, code)).code).toBe('AUTH.006');
      });
    },
    LONG_MS,
  );

  it(
    'accepting by the letter and by a confirmed link, one new person gets the account',
    async () => {
      await rounds(async (host) => {
        const { copied, code, secret, email } = await withCode(host);
        const { token: proved } = (await confirm(host, copied, code)).read<{ token: string }>();
        const answers = await together(api, [() => accept(host, secret), () => accept(host, proved)]);
        expect(codes(answers)).toEqual(['200', expect.stringMatching(/^(RES\.003|AUTH\.001)$/)]);
        expect(await traces(host, email)).toEqual(DONE);
      });
    },
    LONG_MS,
  );

  it(
    'confirming while it is sent again leaves no link of before that opens it',
    async () => {
      await rounds(async (host) => {
        const { copied, code, token, email } = await withCode(host);
        const [confirmed, resent] = await together(api, [
          () => confirm(host, copied, code),
          () => host.manager.post(`${host.listPath}/${token}/resend`),
        ]);
        expect(resent.status).toBe(200);
        expect(confirmed.code).toMatch(/^(|RES\.003|AUTH\.006)$/);
        if (confirmed.status === 200)
          expect((await accept(host, confirmed.read<{ token: string }>().token)).code).toBe('RES.003');
        expect(await traces(host, email)).toEqual(NOTHING);
        expect((await accept(host, await letterSecret(host, email))).status).toBe(200);
      });
    },
    LONG_MS,
  );

  it('a link that is confirmed a moment before the invitation is sent again dies with it', async () => {
    const host = await hostOf(api, 'group');
    const { copied, code, token } = await withCode(host);
    const barrier = await api.connection.pool.connect();
    await barrier.query('begin');
    await barrier.query('lock table invitation_secrets in share mode');
    const confirming = confirm(host, copied, code);
    await untilWaiting(barrier, 1);
    const sending = host.manager.post(`${host.listPath}/${token}/resend`);
    await untilWaiting(barrier, 2);
    await barrier.query('rollback');
    barrier.release();
    const { token: proved } = (await confirming).read<{ token: string }>();
    expect((await sending).status).toBe(200);
    expect((await accept(host, proved)).message).toContain('больше не действует');
  });

  it(
    'of two invitations of one e-mail, one is made',
    async () => {
      await rounds(async (host) => {
        const send = (email: string) => host.manager.post(host.invitePath, { email });
        const email = newEmail();
        expect(codes(await together(api, [() => send(email), () => send(email)]))).toEqual([
          '200',
          'RES.002',
        ]);
        expect((await host.manager.get(host.listPath)).data).toHaveLength(1);
      });
    },
    LONG_MS,
  );

  it(
    'the last place of a group is taken once',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = await hostOf(api, 'group');
        const [one, two] = [await invite(host, newEmail()), await invite(host, newEmail())];
        await fill(host, 48);
        const answers = await together(api, [() => accept(host, one.secret), () => accept(host, two.secret)]);
        expect(codes(answers)).toEqual(['200', 'RES.003']);
        const [first, second] = [await traces(host, one.email), await traces(host, two.email)];
        expect([first, second].sort((a, b) => Number(a.isIn) - Number(b.isIn))).toEqual([NOTHING, DONE]);
      }
    },
    LONG_MS,
  );

  it(
    'the last invitation of a group is sent once',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = await hostOf(api, 'group');
        await fill(host, 48);
        const send = () => host.manager.post(host.invitePath, { email: newEmail() });
        expect(codes(await together(api, [() => send(), () => send()]))).toEqual(['200', 'RES.003']);
      }
    },
    LONG_MS,
  );

  /** The members, read in one statement. */
  async function fill(host: Host, count: number) {
    const { id } = await createUser(api.db);
    await sql`insert into users (id, email, role_id)
      select uuid_v7(now()), ${id} || n || '@test.example', (select id from roles where key = 'user')
      from generate_series(1, ${count}::integer) n`.execute(api.db);
    await sql`insert into group_members (id, group_id, user_id) select id, ${host.id}, id from users
      where email like ${id} || '%'`.execute(api.db);
  }
});
