import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Actor, SessionActor } from '#lib/audit/actor.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { topUp } from '#lib/ledger/index.ts';
import { openSession } from '#lib/sessions/repository.ts';
import { keepRule } from '#lib/two-people/keep-rule.ts';
import { tidyUp } from '#scheduled-jobs/housekeeping.ts';
import { moneyJobs } from '#scheduled-jobs/money-jobs.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { proofOfClient } from '#test/test-audit.ts';
import type { Answer } from '#test/test-client.ts';
import { payerOf } from '#test/test-payers.ts';
import { moveRequest, openRequest, payByHand } from '#test/test-payments.ts';
import {
  type Database,
  type DatabaseConnection,
  inTransaction,
  migrate,
  openPostgres,
  uuidv7,
} from './index.ts';
import { migrations } from './migrations/index.ts';
import { hasOldRights } from './old-rights.ts';
import type { SqlFile } from './sql-file.ts';

const PASSWORD = 'not-the-owner';

describeOnPostgres('a role that owns no tables, on $name', () => {
  const role = `cabinet_api_${randomBytes(4).toString('hex')}`;
  let url: string;
  let owner: DatabaseConnection;
  let api: TestApi;

  beforeAll(async () => {
    url = await createPostgresDatabase();
    owner = openPostgres({ url });
    await sql.raw(`create role ${role} login password '${PASSWORD}'`).execute(owner.db);
    await sql`select grant_api_rights(${role})`.execute(owner.db);
    const own = new URL(url);
    own.username = role;
    own.password = PASSWORD;
    const env = { ...WITH_CHAT_SERVICE.env, LEDGER_ARCHIVE_MONTHS: '1' };
    api = await createTestApiOver(openPostgres({ url: own.href }), { env });
  });
  afterAll(async () => {
    await api.close();
    await sql.raw(`drop owned by ${role}`).execute(owner.db);
    await sql.raw(`drop role ${role}`).execute(owner.db);
    await owner.close();
    await dropPostgresDatabase(url);
  });

  const ok = async (answer: Promise<Answer>): Promise<Answer> => {
    const { status, code } = await answer;
    expect([status, code]).toEqual([200, '']);
    return answer;
  };
  const internal = (path: string, body: object) => ok(callService(api, path, body));

  it('runs the API: people, payments, charges, administrators and the jobs', async () => {
    expect(await migrate(api.db)).toEqual([]);
    const [admin, person] = [await api.signedIn({ role: 'admin' }), await api.signedIn()];
    await ok(person.get('/users/me'));
    await ok(person.get('/users/me/balance'));
    await ok(person.patch('/users/0', { display_name: 'Новое Имя' }));
    await ok(person.get('/users/me/sessions'));
    await ok(person.delete('/users/me/sessions'));
    await ok(api.visitor().post('/auth/password-reset', { email: person.email }));
    const paid = await openRequest(person, { method: 'invoice', amount: '1000.00' });
    const dropped = await openRequest(person, { method: 'card', amount: '500.00' });
    await ok(moveRequest(person, dropped.id, 'cancelled'));
    await ok(payByHand(admin, paid.id, { reason: 'Поступило на счёт' }));
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
    const tokens = { input_tokens: 1_000_000, output_tokens: 0 };
    const call = () => ({ user_id: person.userId, model_id: 'paid-model', request_id: uuidv7(), ...tokens });
    await internal('/charges', call());
    const [one, other] = [await internal('/holds', call()), await internal('/holds', call())];
    await internal(`/holds/${one.read<{ id: string }>().id}/capture`, tokens);
    await internal(`/holds/${other.read<{ id: string }>().id}/release`, {});
    await ok(admin.patch('/models/paid-model', { enabled: false }));
    await ok(person.get('/transactions/user'));
    expect((await person.get('/transactions/user/export?format=csv')).status).toBe(200);
    expect((await ok(admin.get('/admin/ledger/check'))).data).toMatchObject({ ok: true });
    const payerId = await payerOf(api, 'user_id', person.userId);
    await topUp(api.db, { payerId, amount: '1', by: 'bank', at: new Date('2026-01-01') });
    const jobs = moneyJobs(api.app);
    const failed: unknown[] = [];
    expect(await runDueJobs(api.db, jobs, (error) => failed.push(error))).toEqual(
      jobs.map(({ name }) => name),
    );
    expect(failed).toEqual([]);
    const { rows: archived } = await sql`select from ledger_postings_archive`.execute(api.db);
    expect(archived).toHaveLength(2);
    await tidyUp(api.db);
    await ok(person.post('/auth/sign-out'));
  });

  it.each([
    'update ledger_postings set amount = amount * 2',
    'delete from ledger_postings',
    'delete from only ledger_postings',
    'insert into ledger_postings_archive select * from only ledger_postings',
    'delete from ledger_postings_archive',
    'truncate ledger_postings cascade',
    'update ledger_entries set reason = null',
    'update audit_log set actor_id = null',
    "insert into audit_log (action, entity_type) values ('user.update', 'user')",
    'insert into pending_readings select * from pending_readings',
    'delete from pending_readings',
    'insert into page_openings select * from page_openings',
    'update page_openings set opened_at = now()',
    'update payer_balances set credit_limit = 1000000',
    'update sessions set user_id = id',
    'update sessions set proof_hash = token_hash',
    "update sessions set expires_at = 'infinity'",
    'update rule_of_two set amount_from = 1e9',
    'insert into rule_of_two (amount_from) values (1e9)',
    'update model_charges set amount = 0',
    'update issued_invoices set is_late = true',
    'delete from issued_invoices',
    'delete from ledger_checks',
    'delete from payer_balances',
    'delete from ledger_payer_days',
    'delete from proposals',
    'delete from payment_requests',
    'update schema_migrations set checksum = id',
    'update tiers set multiplier = 0.01',
    'alter table ledger_postings disable trigger all',
    'drop trigger ledger_postings_append_only on ledger_postings',
    'drop table ledger_postings cascade',
    'create table postings_of_mine (id integer)',
    'create temporary table payer_balances (like payer_balances)',
    'create or replace function ledger_refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(api.db)).rejects.toMatchObject({ code: '42501' });
  });

  describe('writes the audit log by a function', () => {
    const record = (by: object, action = 'user.update', entityId: string | null = null) =>
      sql`select audit_record(${JSON.stringify(by)}::jsonb, '{"ip": "192.0.2.1"}', ${action}, split_part(${action}, '.', 1), ${entityId}, null,
        '{"phone": null}')`.execute(api.db);
    const rowsBy = (actorId: string) =>
      api.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'written_by', 'created_at', 'entity_id'])
        .where('actor_id', '=', actorId)
        .where('action', '<>', 'auth.sign_in')
        .orderBy('seq')
        .execute();
    const refused = {
      code: '42501',
      message: expect.stringContaining('nothing proves whose action this is'),
    };
    const stored = (userId: string) =>
      api.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();

    it('in nobody’s name but that of a session in hand, whatever the table of sessions tells', async () => {
      const [victim, insider] = [await api.signedIn(), await api.signedIn()];
      const { id, token_hash, proof_hash } = await stored(victim.userId);
      const own = await proofOfClient(api, insider);
      const read = [token_hash, proof_hash ?? ''].map((hash) => Buffer.from(hash).toString('hex'));
      for (const proof of [own.proof, ...read, '', 'zz'])
        await expect(record({ session: id, proof })).rejects.toMatchObject({
          code: proof === 'zz' ? '22023' : '42501',
        });
      await expect(record({ session: own.session, proof: null })).rejects.toMatchObject(refused);
      await expect(record({})).rejects.toMatchObject(refused);
      await expect(record({ name: victim.userId })).rejects.toMatchObject(refused);
      await expect(record({ begun: victim.userId })).rejects.toMatchObject(refused);
      expect(await rowsBy(victim.userId)).toEqual([]);

      const before = Date.now() - 60_000;
      await record(own);
      expect(await rowsBy(insider.userId)).toMatchObject([{ action: 'user.update', written_by: null }]);
      const [row] = await rowsBy(insider.userId);
      expect(row?.created_at.getTime()).toBeGreaterThan(before);
    });

    it('of a session that has ended for five minutes more, for calls that were under way', async () => {
      const person = await api.signedIn();
      const proof = await proofOfClient(api, person);
      const endedAgo = (minutes: number) =>
        sql`update sessions set revoked_at = now() - make_interval(mins => ${minutes}) where id = ${proof.session}`.execute(
          owner.db,
        );
      await endedAgo(4);
      await record(proof);
      await endedAgo(6);
      await expect(record(proof)).rejects.toMatchObject(refused);
    });

    it('and makes no session for somebody else unseen', async () => {
      const [admin, victim] = [await api.signedIn({ role: 'admin' }), await api.signedIn()];
      const caller = {
        userAgent: 'x',
        ip: '192.0.2.1',
        fingerprint: null,
        deviceHash: Buffer.from('x'),
        by: 'password',
      } as const;
      const forge = (work: (trx: Database, actor: SessionActor) => Promise<unknown>) =>
        inTransaction(api.db, async (trx) => {
          const opened = await openSession(trx, victim.userId, caller);
          if (opened === undefined) throw new Error('no session was opened');
          await work(trx, opened.actor);
        });
      const unseen = { message: expect.stringContaining('without its row in the audit log') };
      await expect(forge(async () => undefined)).rejects.toMatchObject(unseen);
      const signIn =
        (by: Actor) =>
        (trx: Database, { session }: SessionActor) =>
          recordAudit(trx, { by, action: 'auth.sign_in', entityType: 'session', entityId: session });
      await expect(forge(signIn({ name: 'visitor' }))).rejects.toMatchObject(unseen);
      await expect(forge(signIn(await proofOfClient(api, admin)))).rejects.toMatchObject(unseen);
      // What its holder can do is seen: a sign-in more of that person, stamped and chained.
      await forge((trx, actor) => signIn(actor)(trx, actor));
      const seen = await admin.get(`/admin/audit?actor_id=${victim.userId}&action=auth.sign_in`);
      expect(seen.data).toMatchObject({ total: 2 });
    });

    it('nor out of one that has ended, whose row the log has already', async () => {
      const victim = await api.signedIn();
      const row = await stored(victim.userId);
      await sql`update sessions set revoked_at = now() where id = ${row.id}`.execute(api.db);
      await expect(
        sql`update sessions set revoked_at = null where id = ${row.id}`.execute(api.db),
      ).rejects.toThrow('what has ended stays so');
      await expect(
        sql`update sessions set revoked_at = now() + interval '1 day' where id = ${row.id}`.execute(api.db),
      ).rejects.toThrow('what has ended stays so');
      await sql`delete from sessions where id = ${row.id}`.execute(api.db);
      await expect(
        api.db
          .insertInto('sessions')
          .values({ ...row, token_hash: Buffer.from('mine'), proof_hash: Buffer.from('mine') })
          .execute(),
      ).rejects.toThrow('the log tells of it already');
    });

    it('for the author of a job at work or a proposal that waits, as the row of its beginning tells it', async () => {
      const [author, other] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
      const id = uuidv7();
      // The row of the job says what its writer likes; the row of the log does not.
      await sql`insert into background_jobs (id, kind, params, created_by, origin) values (${id}, 'x', '{}', ${other.userId}, '{}')`.execute(
        api.db,
      );
      await record(await proofOfClient(api, author), 'job.start', id);
      const become = (status: string) =>
        sql`update background_jobs set status = ${status}, claimed_by = case ${status} when 'running' then id end,
          finished_at = case ${status} when 'done' then now() end where id = ${id}`.execute(api.db);
      await expect(record({ begun: id })).rejects.toMatchObject(refused);
      await become('running');
      await record({ begun: id }, 'user.deactivate');
      await become('done');
      await expect(record({ begun: id })).rejects.toMatchObject(refused);
      expect((await rowsBy(author.userId)).at(-1)).toMatchObject({
        action: 'user.deactivate',
        written_by: id,
      });
      expect(await rowsBy(other.userId)).toEqual([]);
    });

    it('for nobody by a job that is over, nor by one that has taken its id', async () => {
      const author = await api.signedIn({ role: 'admin' });
      const start = async () => {
        const id = uuidv7();
        await insertJob(id);
        await record(await proofOfClient(api, author), 'job.start', id);
        await sql`update background_jobs set status = 'done', finished_at = now() where id = ${id}`.execute(
          api.db,
        );
        return id;
      };
      const insertJob = (id: string) =>
        sql`insert into background_jobs (id, kind, params, created_by, origin)
          values (${id}, 'x', '{}', ${author.userId}, '{}')`.execute(api.db);
      const [id, other] = [await start(), await start()];
      await expect(
        sql`update background_jobs set status = 'running', claimed_by = id, finished_at = null
          where id = ${id}`.execute(api.db),
      ).rejects.toThrow('what has ended stays so');
      await sql`delete from background_jobs where id = ${id}`.execute(api.db);
      await expect(insertJob(id)).rejects.toThrow('the log tells of it already');
      await expect(
        sql`update background_jobs set id = ${id} where id = ${other}`.execute(api.db),
      ).rejects.toMatchObject({ code: '42501' });
    });

    it('with the id of the job or the proposal, which begins nothing else', async () => {
      const author = await api.signedIn({ role: 'admin' });
      const [id, next] = [uuidv7(), uuidv7()];
      for (const each of [id, next])
        await sql`insert into background_jobs (id, kind, params, created_by, origin, status, claimed_by)
          values (${each}, 'x', '{}', ${author.userId}, '{}', 'running', ${each})`.execute(api.db);
      const own = await proofOfClient(api, author);
      await record(own, 'job.start', id);
      await record({ begun: id, name: 'cabinet' }, 'job.start', next);
      await record({ ...own, name: 'cabinet', begun: id });
      expect((await rowsBy(author.userId)).map(({ written_by: by }) => by)).toEqual([null, id, null]);
      await expect(record({ begun: next })).rejects.toMatchObject(refused);
      // A reading has no place for the id, so it is a session's alone.
      await expect(
        sql`select audit_read(${uuidv7()}, 0, ${JSON.stringify({ begun: id })}::jsonb, '{}', 'user.view', ${id}, null)`.execute(
          api.db,
        ),
      ).rejects.toMatchObject({ code: '42501' });
    });

    it('with nothing that keeps other rows from being read or chained', async () => {
      const person = await api.signedIn();
      const by = JSON.stringify(await proofOfClient(api, person));
      const shapeless = { message: expect.stringContaining('is no object') };
      for (const [before, after] of [
        ['5', '{}'],
        ['{}', '["x"]'],
      ])
        await expect(
          sql`select audit_record(${by}::jsonb, '{}', 'user.update', 'user', null, ${before}::jsonb, ${after}::jsonb)`.execute(
            api.db,
          ),
        ).rejects.toMatchObject(shapeless);
      const read = (entityId: string | null, after: string, origin = '{}') =>
        sql`select audit_read(${uuidv7()}, 0, ${by}::jsonb, ${origin}::jsonb, 'user.export', ${entityId}, ${after}::jsonb)`.execute(
          api.db,
        );
      // No index takes such a value, so no reading that comes after it would be chained.
      const long = randomBytes(5000).toString('hex');
      const bad: readonly Parameters<typeof read>[] = [
        [null, '"x"'],
        [long, '{}'],
        [null, '{}', JSON.stringify({ ip: long })],
        [null, JSON.stringify({ long: long.repeat(20) })],
      ];
      for (const each of bad) await expect(read(...each)).rejects.toMatchObject({ code: '42501' });
      await sql`select audit_chain_readings(100)`.execute(api.db);
    });

    it('with the secret of a session that an older release has opened', async () => {
      const person = await api.signedIn();
      await sql`update sessions set proof_hash = null where user_id = ${person.userId}`.execute(owner.db);
      await ok(person.patch('/users/0', { display_name: 'Новое Имя' }));
      expect(await rowsBy(person.userId)).toMatchObject([{ action: 'user.update' }]);
      await ok(person.post('/auth/sign-out'));
      expect((await rowsBy(person.userId)).map(({ action }) => action)).toEqual([
        'user.update',
        'auth.sign_out',
      ]);
    });
  });

  describe('raises a credit limit by the rule of two', () => {
    const change = (by: object, payerId: string, limit: number, proposal: string | null = null) =>
      sql`select payer_limit_change(${JSON.stringify(by)}::jsonb, '{}', ${payerId}, ${limit}, 'Проверка', ${proposal})`.execute(
        api.db,
      );
    const refused = { code: '42501', message: 'one person may not change this limit so' };
    const newPayer = async () => payerOf(api, 'user_id', (await api.signedIn()).userId);

    it('alone below the sum of a day, in parts as at once', async () => {
      const payers = [await newPayer(), await newPayer(), await newPayer()] as const;
      const by = await proofOfClient(api, await api.signedIn({ role: 'admin' }));
      await expect(change(by, payers[0], 100_000)).rejects.toMatchObject(refused);
      await change(by, payers[0], 60_000);
      await change(by, payers[1], 39_999.99);
      await expect(change(by, payers[2], 0.01)).rejects.toMatchObject(refused);
      await change(by, payers[0], 0);
      await expect(change(by, payers[0], 60_000)).rejects.toMatchObject(refused);
    });

    it('by nobody without the permission, and by nothing that names itself', async () => {
      const payerId = await newPayer();
      const person = await proofOfClient(
        api,
        await api.signedIn({ permissions: ['payment_request:manage'] }),
      );
      await expect(change(person, payerId, 1)).rejects.toMatchObject(refused);
      await expect(change({ name: 'cabinet' }, payerId, 1)).rejects.toMatchObject(refused);
      await expect(
        sql`insert into payer_balances (payer_id, credit_limit) values (${uuidv7()}, 5)`.execute(api.db),
      ).rejects.toThrow('a balance starts at zero');
    });

    it('alone no further for a row that tells of no number', async () => {
      const payerId = await newPayer();
      const by = await proofOfClient(api, await api.signedIn({ role: 'admin' }));
      await sql`select audit_record(${JSON.stringify(by)}::jsonb, '{}', 'payer.credit_limit', 'payer', ${payerId}, '{"credit_limit": "0"}',
        '{"credit_limit": "NaN"}')`.execute(api.db);
      await expect(change(by, payerId, 1_000_000)).rejects.toMatchObject(refused);
    });

    it('as another person has proposed it, and has stood in the audit log for it', async () => {
      const [author, second] = [await api.signedIn({ role: 'admin' }), await api.signedIn({ role: 'admin' })];
      const payerId = await newPayer();
      const { proposal } = (
        await ok(author.patch(`/admin/payers/${payerId}`, { credit_limit: '500000', reason: 'Договор' }))
      ).read<{ proposal: { id: string } }>();
      const [own, others] = [await proofOfClient(api, author), await proofOfClient(api, second)];
      await expect(change(own, payerId, 500_000, proposal.id)).rejects.toMatchObject(refused);
      await expect(change(others, payerId, 500_001, proposal.id)).rejects.toMatchObject(refused);
      await expect(change(others, await newPayer(), 500_000, proposal.id)).rejects.toMatchObject(refused);

      // Written as if the other one had proposed it.
      const forged = uuidv7();
      const of = await newPayer();
      await sql`insert into proposals (id, kind, permission, payer_id, amount, limit_before, reason, facts, proposed_by)
        values (${forged}, 'credit_limit', 'user:manage', ${of}, 500000, 0, 'Договор', '{}', ${author.userId})`.execute(
        api.db,
      );
      await expect(change(others, of, 500_000, forged)).rejects.toMatchObject(refused);

      // A job of either one at work is neither of them.
      const at = { [author.userId]: uuidv7(), [second.userId]: uuidv7() };
      for (const [client, of] of [
        [author, own],
        [second, others],
      ] as const) {
        const id = at[client.userId];
        await sql`insert into background_jobs (id, kind, params, created_by, origin, status, claimed_by)
          values (${id}, 'x', '{}', ${client.userId}, '{}', 'running', ${id})`.execute(api.db);
        await sql`select audit_record(${JSON.stringify(of)}::jsonb, '{}', 'job.start', 'job', ${id}, null, null)`.execute(
          api.db,
        );
      }
      const byJob = { begun: at[second.userId] };
      await expect(change(byJob, payerId, 500_000, proposal.id)).rejects.toMatchObject(refused);
      await sql`select audit_record(${JSON.stringify({ begun: at[author.userId] })}::jsonb, '{}', 'proposal.create', 'proposal',
        ${forged}, null, null)`.execute(api.db);
      await expect(change(others, of, 500_000, forged)).rejects.toMatchObject(refused);

      await ok(second.post(`/admin/proposals/${proposal.id}/confirm`));
      expect((await second.get(`/admin/payers/${payerId}`)).data).toMatchObject({
        credit_limit: '500000.00',
      });
    });
  });

  it('goes on as before beside processes of the release before, until it is told that they are gone', async () => {
    const beside = async (isBeside: boolean) =>
      (await sql<{ kept: boolean }>`select grant_api_rights(${role}, ${isBeside}) as kept`.execute(owner.db))
        .rows[0]?.kept;
    const asBefore = [
      "insert into audit_log (action, entity_type) values ('user.update', 'user')",
      'update payer_balances set credit_limit = credit_limit',
      'delete from pending_readings',
    ];
    expect(await beside(true)).toBe(false);
    await sql.raw(`grant insert on audit_log to ${role}`).execute(owner.db);
    expect(await beside(true)).toBe(true);
    expect([await hasOldRights(api.db), await hasOldRights(owner.db)]).toEqual([true, false]);
    for (const statement of asBefore) await sql.raw(statement).execute(api.db);
    expect(await beside(false)).toBe(false);
    expect(await hasOldRights(api.db)).toBe(false);
    for (const statement of asBefore)
      await expect(sql.raw(statement).execute(api.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('alone calls what acts as the owner', async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.prosecdef and p.pronamespace = 'public'::regnamespace and a.grantee = 0`.execute(owner.db);
    expect(rows).toEqual([{ open: 0 }]);
  });

  it('is told the sum of the rule by the owner, and starts with no larger one', async () => {
    const sums = async () =>
      (await sql<{ sum: number }>`select amount_from::float8 as sum from rule_of_two`.execute(api.db)).rows;
    await keepRule(owner.db, { twoPeopleFrom: '50000' });
    expect(await sums()).toEqual([{ sum: 50_000 }]);
    await keepRule(api.db, { twoPeopleFrom: '40000' });
    await expect(keepRule(api.db, { twoPeopleFrom: '50000.01' })).rejects.toThrow(/TWO_PEOPLE_FROM/);
    expect(await sums()).toEqual([{ sum: 50_000 }]);
    await keepRule(owner.db, { twoPeopleFrom: '100000' });
  });

  it('moves a balance only through postings', async () => {
    await expect(sql`update payer_balances set balance = balance + 1`.execute(api.db)).rejects.toThrow(
      'only through postings',
    );
  });

  it('archives into the archive, though it had tables of that name', async () => {
    const name = new URL(url).pathname.slice(1);
    await sql.raw(`grant temporary on database ${name} to ${role}`).execute(owner.db);
    const payer = await payerOf(api, 'user_id', (await api.signedIn()).userId);
    await topUp(api.db, { payerId: payer, amount: '1', by: 'bank', at: new Date('2026-01-02') });
    await inTransaction(api.db, async (trx) => {
      await sql`create temporary table ledger_postings_archive (like ledger_postings) on commit drop`.execute(
        trx,
      );
      await sql`select ledger_archive(1, 10)`.execute(trx);
      expect((await sql`select from ledger_postings_archive`.execute(trx)).rows).toEqual([]);
    });
    const { rows } = await sql`select from ledger_postings_archive where payer_id = ${payer}`.execute(api.db);
    expect(rows).toHaveLength(1);
    await sql.raw(`revoke temporary on database ${name} from ${role}`).execute(owner.db);
  });

  it('is refused when it could act as the owner', async () => {
    await expect(sql`select grant_api_rights(current_user::text)`.execute(owner.db)).rejects.toThrow(
      'may act as the owner',
    );
  });

  it('does not migrate, and says who does', async () => {
    const later: SqlFile = { folder: 'migrations', name: '9999-later', parts: ['create table later ()'] };
    await expect(migrate(api.db, [...migrations, later])).rejects.toThrow(
      /by the role that owns its tables: db:migrate --api-role/,
    );
  });
});
