import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPglite } from '#db/index.ts';
import { createArgon2Hasher } from '#lib/password-hasher.ts';
import { CACHE_DIR } from '#test/databases.ts';
import { buildServer } from '#test/processes/server-process.ts';
import { PRODUCTION_ENV } from '#test/production-env.ts';
import { testHasher } from '#test/test-hasher.ts';
import { createUser, PASSWORD } from '#test/test-users.ts';

const TIMEOUT_MS = 180_000;
describe('the commands, as processes of their own', () => {
  let buildDir: string;
  let dataDir: string;
  beforeAll(() => {
    buildDir = buildServer();
    dataDir = mkdtempSync(join(tmpdir(), 'cabinet-commands-'));
  }, TIMEOUT_MS);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function run(
    command: string,
    {
      args = [],
      input = '',
      env = {},
    }: { args?: string[]; input?: string; env?: Record<string, string> } = {},
  ): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, [join(buildDir, `${command}.mjs`), ...args], {
      encoding: 'utf8',
      input,
      env: { PATH: process.env.PATH, CABINET_MODE: 'demo', DATA_DIR: dataDir, CACHE_DIR, ...env },
    });
  }

  async function inDatabase<T>(
    work: (db: Awaited<ReturnType<typeof openPglite>>['db']) => Promise<T>,
  ): Promise<T> {
    const connection = await openPglite({ dataDir, cacheDir: CACHE_DIR });
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  }

  it(
    'migrate, make an administrator whose password is never shown, and find the ledger sound',
    async () => {
      expect(run('migrate')).toMatchObject({ status: 0 });
      const made = run('create-admin', {
        args: ['--email', 'Root@Test.Example'],
        input: 'a good password\n',
      });
      expect(made).toMatchObject({ status: 0, stdout: 'root@test.example is an administrator.\n' });
      expect(
        run('create-admin', { args: ['--email', 'root@test.example'], input: 'a good password\n' }),
      ).toMatchObject({
        status: 1,
        stderr:
          'root@test.example already has an account. With --promote it becomes an administrator and keeps its password.\n',
      });
      const stored = await inDatabase((db) =>
        db
          .selectFrom('users as u')
          .innerJoin('roles as r', 'r.id', 'u.role_id')
          .select(['r.key', 'u.password_hash'])
          .where('u.email', '=', 'root@test.example')
          .executeTakeFirst(),
      );
      expect(stored?.key).toBe('admin');
      expect(await createArgon2Hasher().verify(stored?.password_hash, 'a good password')).toBe(true);
      expect(run('ledger-check').stdout).toMatch(/^The ledger is sound: 0 entries/);
    },
    TIMEOUT_MS,
  );

  it(
    'show a generated password once',
    () => {
      const { status, stdout } = run('create-admin', { args: ['--email', 'two@test.example', '--generate'] });
      expect(status).toBe(0);
      expect(stdout).toMatch(/Password \(shown only now\): \S{4}-\S{4}-\S{4}\n$/);
    },
    TIMEOUT_MS,
  );

  it(
    'make somebody who has an account an administrator, with the password that they have',
    async () => {
      const person = await inDatabase((db) => createUser(db, { email: 'known@test.example' }));
      const args = ['--email', 'Known@Test.Example', '--promote'];
      expect(run('create-admin', { args })).toMatchObject({
        status: 0,
        stdout: 'known@test.example is an administrator now; password and sessions stay.\n',
      });
      expect(run('create-admin', { args })).toMatchObject({
        status: 0,
        stdout: 'known@test.example is an administrator already; nothing was changed.\n',
      });
      const stored = await inDatabase((db) =>
        db
          .selectFrom('users as u')
          .innerJoin('roles as r', 'r.id', 'u.role_id')
          .select(['r.key', 'u.password_hash'])
          .where('u.id', '=', person.id)
          .executeTakeFirst(),
      );
      expect(stored?.key).toBe('admin');
      expect(await testHasher.verify(stored?.password_hash, PASSWORD)).toBe(true);
      for (const more of [['--generate'], ['--name', 'Имя']])
        expect(run('create-admin', { args: [...args, ...more] })).toMatchObject({
          status: 1,
          stderr: '--promote keeps name and password; leave --name and --generate out.\n',
        });
    },
    TIMEOUT_MS,
  );

  it(
    'let in whoever has lost their second factor, and say so; of nobody and of a missing address they tell with 1',
    async () => {
      const person = await inDatabase(async (db) => {
        const made = await createUser(db, { email: 'lost@test.example' });
        await sql`insert into totp_secrets (user_id, sealed_secret, confirmed_at)
          values (${made.id}, '\\x00', now())`.execute(db);
        return made;
      });
      expect(run('reset-factors', { args: ['Lost@Test.Example'] })).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(
          /^lost@test\.example has no second factor any more; .*\n0 sessions ended\./,
        ),
      });
      expect(run('reset-factors', { args: ['lost@test.example'] })).toMatchObject({
        status: 0,
        stdout: 'lost@test.example has no second factor; nothing was changed.\n',
      });
      const left = await inDatabase((db) =>
        db.selectFrom('totp_secrets').select('user_id').where('user_id', '=', person.id).execute(),
      );
      expect(left).toEqual([]);
      for (const [args, stderr] of [
        [['nobody@test.example'], 'nobody@test.example has no account.\n'],
        [['nobody'], '"nobody" is not an e-mail address.\n'],
        [[], expect.stringMatching(/^reset-factors name@example\.com\n/)],
        [['--email', 'lost@test.example'], expect.stringMatching(/^reset-factors name@example\.com\n/)],
      ] as const)
        expect(run('reset-factors', { args: [...args] })).toMatchObject({ status: 1, stdout: '', stderr });
    },
    TIMEOUT_MS,
  );

  it(
    'refuse what they do not understand, with a reason and a failing exit code',
    () => {
      expect(run('migrate', { args: ['--force'] })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('--force'),
      });
      expect(run('create-admin')).toMatchObject({ status: 1, stderr: expect.stringContaining('--promote') });
      expect(run('create-admin', { args: ['--email', 'nobody@test.example', '--promote'] })).toMatchObject({
        status: 1,
        stderr: 'nobody@test.example has no account. Without --promote the command makes one.\n',
      });
      expect(run('create-admin', { args: ['--email', 'nobody'] }).status).toBe(1);
      expect(run('create-admin', { args: ['--email', 'x@test.example'], input: 'short' }).status).toBe(1);
      expect(
        run('create-admin', { args: ['--email', 'x@test.example'], input: 'Password2026' }),
      ).toMatchObject({
        status: 1,
        stderr: 'Слишком простой пароль: его легко угадать\n',
      });
      for (const name of ['\u200b\u3164', 'Иван\u202egnp', 'Иван\nПетров'])
        expect(
          run('create-admin', { args: ['--email', 'x@test.example', '--name', name, '--generate'] }),
        ).toMatchObject({
          status: 1,
          stdout: '',
          stderr: 'The name holds nothing visible, or invisible or control characters.\n',
        });
      expect(
        run('migrate', { env: { DATABASE_URL: 'postgres://me:top-secret@127.0.0.1:1/none' } }),
      ).toMatchObject({
        status: 1,
        stderr:
          'The database at postgres://me@127.0.0.1:1/none (DATABASE_URL) cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n',
      });
    },
    TIMEOUT_MS,
  );

  it(
    'and the server itself say in one line that the database cannot be opened, without its password',
    () => {
      expect(
        run('server', { env: { DATABASE_URL: 'postgres://me:top-secret@127.0.0.1:1/none' } }),
      ).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^The database at postgres:\/\/me@127\.0\.0\.1:1\/none [^\n]+\n$/),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'and the server itself say every wrong variable in a sentence of its own',
    () => {
      const env = { API_PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'true' };
      expect(run('server', { env })).toMatchObject({
        status: 1,
        stdout: '',
        stderr: [
          'The configuration is not usable:',
          '  - TRUST_PROXY is "true"; it lists loopback, linklocal, uniquelocal, addresses and networks such as 10.0.0.0/8',
          '  - API_PORT is "70000"; it is a whole number from 1 to 65535',
          '  - LOG_LEVEL is "loud"; it is fatal, error, warn, info, debug, trace, silent',
          '',
        ].join('\n'),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'and the server itself say in one line that its port is taken',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const env = { API_PORT: String(port), LOG_LEVEL: 'silent' };
      expect(run('server', { env })).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(
          new RegExp(`^The API cannot listen on 127\\.0\\.0\\.1:${port} [^\\n]*EADDRINUSE[^\\n]*\\n$`),
        ),
      });
      taken.close();
    },
    TIMEOUT_MS,
  );

  it(
    'put no demonstration into a database that holds accounts of its own',
    async () => {
      expect(run('seed')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^The database holds accounts [^\n]+\n$/),
      });
      const { rows } = await inDatabase((db) =>
        sql<{ n: number }>`select count(*) as n from users where email like '%@demo.example'`.execute(db),
      );
      expect(rows).toEqual([{ n: 0 }]);
    },
    TIMEOUT_MS,
  );

  it(
    'destroy nothing without consent',
    async () => {
      expect(run('reset')).toMatchObject({ status: 1, stderr: expect.stringContaining('add --yes') });
      const { rows } = await inDatabase((db) =>
        sql<{ n: number }>`select count(*) as n from users`.execute(db),
      );
      expect(rows).toEqual([{ n: 4 }]);
    },
    TIMEOUT_MS,
  );

  it(
    'keep the demonstration out of production, and production from being reset by habit',
    () => {
      const cacheDir = join(dataDir, 'images');
      const env = { ...PRODUCTION_ENV, DATA_DIR: join(dataDir, 'production'), CACHE_DIR: cacheDir };
      expect(run('seed', { env })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('production'),
      });
      expect(readdirSync(cacheDir).filter((name) => name.includes('demo'))).toEqual([]);
      expect(run('reset', { env: PRODUCTION_ENV, args: ['--yes'] })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('--production'),
      });
      const args = ['--email', 'admin@demo.example', '--generate'];
      expect(run('create-admin', { env: PRODUCTION_ENV, args }).status).toBe(1);
      const promote = ['--email', 'admin2@demo.example', '--promote'];
      expect(run('create-admin', { env: PRODUCTION_ENV, args: promote })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("the demonstration's domain"),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'and the server itself say in one line that production does not start over the demonstration',
    () => {
      const env = { DATA_DIR: join(dataDir, 'demo') };
      expect(run('seed', { env }).status).toBe(0);
      expect(readdirSync(CACHE_DIR)).toContainEqual(expect.stringMatching(/^pglite-.*-demo-.*\.tar\.gz$/));
      expect(run('server', { env: { ...env, ...PRODUCTION_ENV } })).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^The database holds the demonstration[^\n]+\n$/),
      });
    },
    TIMEOUT_MS,
  );

  it(
    'give the role of the API its rights, and none to one that is not there',
    async () => {
      await inDatabase((db) => sql`create role cabinet_api`.execute(db));
      expect(run('migrate', { args: ['--api-role', 'cabinet_api'] })).toMatchObject({
        status: 0,
        stdout:
          'The database is up to date.\nThe role cabinet_api reads and writes rows, and nothing else.\n',
      });
      expect(run('migrate', { args: ['--api-role', 'nobody'] }).stderr).toContain('there is no role nobody');
    },
    TIMEOUT_MS,
  );

  it(
    'find a ledger that somebody has tampered with, and fail',
    async () => {
      await inDatabase(async (db) => {
        await sql`insert into models (id, name, developer, type, input_price, output_price)
          values ('free', 'Бесплатная', 'Ромашка', 'text', 0, 0)`.execute(db);
        await sql`insert into model_charges (request_key, user_id, payer_id, model_id, input_tokens, output_tokens,
            base_amount, correction_multiplier, tier, tier_multiplier, amount)
          select 'charge:free', p.user_id, p.id, m.id, 5, 5, 0, 1, 'start', 1, 0
          from payers p, models m where p.user_id is not null and m.id = 'free' limit 1`.execute(db);
        await sql`alter table payer_balances disable trigger user`.execute(db);
        await sql`update payer_balances set balance = 5`.execute(db);
        await sql`alter table payer_balances enable trigger user`.execute(db);
        await sql`alter table audit_log disable trigger user`.execute(db);
        await sql`update audit_log set action = 'user.forge' where seq = 1`.execute(db);
        await sql`alter table model_charges disable trigger user`.execute(db);
        await sql`update model_charges set input_tokens = 1`.execute(db);
      });
      const { status, stderr } = run('ledger-check');
      expect(status).toBe(1);
      for (const problem of ['balance_differs ', 'audit_broken 1: ', 'charge_altered charge:free: '])
        expect(stderr).toContain(problem);
    },
    TIMEOUT_MS,
  );

  it(
    'empty the database with consent: production stays without anything',
    async () => {
      const { status } = run('reset', { env: PRODUCTION_ENV, args: ['--yes', '--production'] });
      expect(status).toBe(0);
      const { rows } = await inDatabase((db) =>
        sql<{ n: number }>`select count(*) as n from users`.execute(db),
      );
      expect(rows).toEqual([{ n: 0 }]);
    },
    TIMEOUT_MS,
  );
});
