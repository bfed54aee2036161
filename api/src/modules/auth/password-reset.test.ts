import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi, useTestApi } from '#test/test-api.ts';
import { letterCode, letterCodes } from '#test/test-letters.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const NEXT = 'Next-2026-pass';

/** Waits for what comes behind an answer, which begins with its last byte. */
async function withLaterWork<T>({ app }: Pick<TestApi, 'app'>, asked: Promise<T>): Promise<T> {
  const answer = await asked;
  await setImmediate();
  await app.laterWorkDone();
  return answer;
}

/** The code of the same letter with another secret. */
function misread(code: string): string {
  return `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
}

describe.each(anyDatabase)('password reset on $name', (database) => {
  const api = useTestApi(database);

  const request = (email: string, address?: string) =>
    api.visitor(address).post('/auth/password-reset', { email });
  const confirm = (email: string, code: string, { password = NEXT, address = '127.0.0.1' } = {}) =>
    api.visitor(address).post('/auth/password-reset/confirm', { email, code, password });

  it('sends a code that sets a new password and ends every session', async () => {
    const client = await api.signedIn();
    const { email } = client;
    const sent = await request(email);
    expect(sent).toMatchObject({ status: 200, message: 'Код восстановления отправлен на ваш email' });
    const confirmed = await confirm(email, await letterCode(api.db, email));
    expect(confirmed).toMatchObject({ status: 200, message: 'Пароль успешно изменен' });
    expect((await client.get('/users/me')).code).toBe('AUTH.002');
    const signIn = (password: string) => api.visitor().post('/auth/sign-in', { email, password });
    expect((await signIn(PASSWORD)).code).toBe('AUTH.004');
    expect((await signIn(NEXT)).status).toBe(200);
  });

  it('takes the code with whatever stands between its digits', async () => {
    const { email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    expect((await confirm(email, ` ${code.replace('-', ' – ')} `)).status).toBe(200);
  });

  it('keeps only keyed hashes of the code', async () => {
    const { id, email } = await createUser(api.db);
    await request(email);
    const [number = '', secret = ''] = (await letterCode(api.db, email)).split('-');
    const row = await api.db
      .selectFrom('reset_codes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.number_hmac.length, row.secret_hmac.length]).toEqual([32, 32]);
    for (const half of [number, secret]) {
      expect(Buffer.from(row.number_hmac).toString('utf8')).not.toContain(half);
      expect(Buffer.from(row.secret_hmac).toString('utf8')).not.toContain(half);
    }
  });

  it('answers AUTH.005 for an unknown e-mail, at both steps', async () => {
    const email = 'unknown@test.example';
    expect(await request(email)).toMatchObject({ status: 404, code: 'AUTH.005' });
    expect((await confirm(email, '123456-123456')).code).toBe('AUTH.005');
  });

  it('answers AUTH.007 for a deactivated account and sends nothing', async () => {
    const { email } = await createUser(api.db, { isActive: false });
    expect((await request(email)).code).toBe('AUTH.007');
    expect(await letterCodes(api.db, email)).toEqual([]);
  });

  it('answers AUTH.006 to a wrong, a used and an expired code', async () => {
    const { id, email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    for (const wrong of ['000000x', '000000', '000000-000000', misread(code)])
      expect((await confirm(email, wrong)).code).toBe('AUTH.006');
    expect((await confirm(email, code)).status).toBe(200);
    expect((await confirm(email, code)).code).toBe('AUTH.006');

    await request(email);
    const past = new Date(Date.now() - 1000);
    await api.db.updateTable('reset_codes').set({ expires_at: past }).where('user_id', '=', id).execute();
    expect((await confirm(email, await letterCode(api.db, email))).code).toBe('AUTH.006');
  });

  it('leaves no code of the person alive once one has served', async () => {
    const { email } = await createUser(api.db);
    await request(email);
    await request(email);
    const [second = '', first = ''] = await letterCodes(api.db, email);
    expect((await confirm(email, first)).status).toBe(200);
    expect((await confirm(email, second)).code).toBe('AUTH.006');
  });

  it('takes no code of somebody else', async () => {
    const [{ email }, other] = [await createUser(api.db), await createUser(api.db)];
    await request(other.email);
    expect((await confirm(email, await letterCode(api.db, other.email))).code).toBe('AUTH.006');
  });

  it('answers VAL codes before it looks anything up', async () => {
    const visitor = api.visitor();
    const post = (body: object) => visitor.post('/auth/password-reset/confirm', body);
    expect((await visitor.post('/auth/password-reset', {})).code).toBe('VAL.004');
    expect((await visitor.post('/auth/password-reset', { email: 'x' })).code).toBe('VAL.001');
    expect((await post({ email: 'a@test.example', code: '1', password: 'short' })).code).toBe('VAL.002');
    expect((await post({ email: 'a@test.example', code: '', password: NEXT })).code).toBe('VAL.004');
  });

  it('ends the code of a letter after five wrong tries at it, even for the right one', async () => {
    const { email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm(email, misread(code), { address: `10.9.0.${tries}` })).code).toBe('AUTH.006');
    expect((await confirm(email, code)).code).toBe('AUTH.006');
  });

  it('hears a requester five times, whatever they guess, until another letter is sent', async () => {
    const { email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(email, 'wrong')).code).toBe('AUTH.006');
    expect((await confirm(email, code)).code).toBe('AUTH.006');
    await request(email);
    expect((await confirm(email, code)).status).toBe(200);
  });

  it('looks at exactly five of twenty parallel guesses', async () => {
    const { id, email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => confirm(email, misread(code), { address: `10.8.0.${index}` })),
    );
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['AUTH.006']));
    const row = await api.db
      .selectFrom('reset_codes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(5);
    expect((await confirm(email, code)).code).toBe('AUTH.006');
  });

  it('lets one of several parallel right answers win', async () => {
    const { email } = await createUser(api.db);
    await request(email);
    const code = await letterCode(api.db, email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((index) => confirm(email, code, { password: `${NEXT}${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe.each(anyDatabase)('password reset against strangers on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1', AUTH_NEUTRAL_RESET: '1' } });

  let devices = 0;
  /** A requester at an address and on a device that no other test has used. */
  function requester() {
    devices += 1;
    const client = api.visitor(`10.7.${devices}.1`);
    const device = { 'x-security-check': `device-fingerprint-${devices}` };
    return {
      request: (email: string) => withLaterWork(api, client.post('/auth/password-reset', { email }, device)),
      confirm: (email: string, code: string) =>
        client.post('/auth/password-reset/confirm', { email, code, password: NEXT }, device),
    };
  }

  it('is not denied by five requests of a stranger', async () => {
    const { email } = await createUser(api.db);
    const [owner, stranger] = [requester(), requester()];
    await owner.request(email);
    const code = await letterCode(api.db, email);
    for (let times = 0; times < 5; times += 1) await stranger.request(email);
    expect((await owner.confirm(email, code)).status).toBe(200);
  });

  it('is not denied by a stranger who asked first: every letter serves, and no more than five are sent', async () => {
    const { email } = await createUser(api.db);
    const [owner, stranger] = [requester(), requester()];
    for (let times = 0; times < 8; times += 1) expect((await stranger.request(email)).status).toBe(200);
    expect((await owner.request(email)).status).toBe(200);
    const codes = await letterCodes(api.db, email);
    expect(codes).toHaveLength(5);
    expect((await owner.confirm(email, codes[0] ?? '')).status).toBe(200);
  });

  it('gives the newest letter its whole time again where no other is sent', async () => {
    const { id, email } = await createUser(api.db);
    const owner = requester();
    for (let times = 0; times < 5; times += 1) await owner.request(email);
    const soon = new Date(Date.now() + 60_000);
    await api.db.updateTable('reset_codes').set({ expires_at: soon }).where('user_id', '=', id).execute();
    await owner.request(email);
    const rows = await api.db
      .selectFrom('reset_codes')
      .select('expires_at')
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute();
    const minutes = rows.map((row) => Math.round((row.expires_at.getTime() - Date.now()) / 60_000));
    expect(minutes).toEqual([10, 1, 1, 1, 1]);
  });

  it('is not denied by guesses from everywhere, of which fifty a day are answered', async () => {
    const { email } = await createUser(api.db);
    const owner = requester();
    await owner.request(email);
    const code = await letterCode(api.db, email);
    const answers = [];
    for (let from = 0; from < 25; from += 1) {
      const stranger = requester();
      for (let tries = 0; tries < 5; tries += 1)
        answers.push((await stranger.confirm(email, `${100_000 + from}-${100_000 + tries}`)).code);
    }
    expect(answers.filter((answer) => answer === 'AUTH.006')).toHaveLength(50);
    expect(answers.filter((answer) => answer === 'RATE.001')).toHaveLength(75);
    expect((await owner.confirm(email, code)).status).toBe(200);
  });

  it('answers an unknown e-mail like a known one where AUTH_NEUTRAL_RESET asks for it', async () => {
    const email = 'unknown@test.example';
    const stranger = requester();
    expect(await stranger.request(email)).toMatchObject({
      status: 200,
      message: 'Код восстановления отправлен на ваш email',
    });
    expect((await stranger.confirm(email, '123456-123456')).code).toBe('AUTH.006');
  });
});

describe.each(anyDatabase)('a neutral password reset on $name', (database) => {
  it('asks the database, hashes and answers the same for any e-mail, past each limit too', async () => {
    const statements: string[] = [];
    // The log has its line when the answer is out: what comes behind it is no part of it.
    let answered: string[] = [];
    const connection = await database.open();
    const db = connection.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const api = await createTestApiOver(
      { ...connection, db },
      {
        env: { RATE_LIMIT_SCALE: '1', AUTH_NEUTRAL_RESET: '1', LOG_LEVEL: 'debug' },
        log: {
          write: (line) => {
            if (line.includes('/auth/password-reset')) answered = [...statements];
          },
        },
      },
    );
    const known = await createUser(api.db);
    const gone = await createUser(api.db, { isActive: false });
    const codeless = await createUser(api.db);
    const invented = { email: 'nobody-at-all@test.example' };

    const seen: unknown[] = [];
    for (const [place, { email }] of [known, gone, codeless, invented].entries()) {
      const client = api.visitor(`10.6.${place}.1`);
      const device = { 'x-security-check': `neutral-fingerprint-${place}` };
      const facts: unknown[] = [];
      const ask = async (path: string, body: object) => {
        statements.length = 0;
        const hashed = api.hashCalls();
        const asked = client.post(path, { email, ...body }, device);
        const { status, code, message, headers } = await withLaterWork(api, asked);
        facts.push([
          path,
          status,
          code,
          message,
          Object.keys(headers).sort(),
          answered,
          api.hashCalls() - hashed,
        ]);
      };
      for (let times = 0; times < 7; times += 1) await ask('/auth/password-reset', {});
      for (const code of ['no code', '123456-123456', '123456-123457', '1-1', '1-2', '123456-123456'])
        await ask('/auth/password-reset/confirm', { code, password: NEXT });
      seen.push(facts);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[3]).toEqual(seen[0]);
    expect(await letterCodes(api.db, known.email)).toHaveLength(5);
    await api.close();
  });
});
