import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { topUp } from '#lib/ledger/index.ts';
import { tidyUp } from '#scheduled-jobs/housekeeping.ts';
import { moneyJobs } from '#scheduled-jobs/money-jobs.ts';
import { runDueJobs } from '#scheduled-jobs/run-jobs.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { payerOf } from '#test/test-payers.ts';
import { moveRequest, openRequest, payByHand } from '#test/test-payments.ts';
import { type DatabaseConnection, inTransaction, migrate, openPostgres, uuidv7 } from './index.ts';
import { migrations } from './migrations/index.ts';
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
    'update model_charges set amount = 0',
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
