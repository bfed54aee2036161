import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { expireHolds, hold, selfCheck } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { userWith } from '#test/test-payers.ts';
import {
  answering,
  bankDocument,
  CALLBACK,
  endTime,
  noticeOf,
  openRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { whileLocked } from '#test/while-locked.ts';
import { accountOf } from '../payment/notices/receive-notice.ts';
import { expireRequests } from '../payment/pay/expire-requests.ts';

const CLIENTS = 48;
const NEVER_MS = 600_000;

/** Ten roubles. */
const orderOf = (userId: string) => ({
  user_id: userId,
  model_id: 'paid-model',
  request_id: uuidv7(),
  input_tokens: 1_000_000,
  output_tokens: 0,
});

describeOnPostgres('while one payer is locked on $name', () => {
  let url: string;
  const apis: TestApi[] = [];

  async function open(lockTimeoutMs: number, log?: { write: (line: string) => void }): Promise<TestApi> {
    const connection = openPostgres({ url, poolSize: 10, lockTimeoutMs });
    const api = await createTestApiOver(connection, { ...WITH_CHAT_SERVICE, log });
    apis.push(api);
    return api;
  }
  const balanceOf = async (api: TestApi, payerId: string) => {
    const { rows } = await sql<{ balance: string }>`
      select balance from payer_balances where payer_id = ${payerId}`.execute(api.db);
    return Number(rows[0]?.balance);
  };

  beforeAll(async () => {
    url = await createPostgresDatabase();
    const { db } = await open(NEVER_MS);
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(db);
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await dropPostgresDatabase(url);
  });

  it('others read and pay, the API is ready, and all that wait are charged once when it is free', async () => {
    const api = await open(NEVER_MS);
    const [locked, other] = [await userWith(api, '1000'), await userWith(api, '1000')];
    const people = await Promise.all(Array.from({ length: 16 }, () => api.signedIn()));
    const charges = await whileLocked(url, locked.payerId, async (waiters) => {
      const waiting = Array.from({ length: CLIENTS }, () => callService(api, '/charges', orderOf(locked.id)));
      await waiters(2);
      const answers = await Promise.all([
        ...people.map((person) => person.get('/users/me')),
        ...people.map((person) => person.get('/users/me/balance')),
        api.visitor().get('/readyz'),
        ...Array.from({ length: 16 }, () => callService(api, '/charges', orderOf(other.id))),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      return waiting;
    });
    const answers = await Promise.all(charges);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balanceOf(api, locked.payerId)).toBe(1000 - CLIENTS * 10);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('what cannot wait any longer is SYS.002, says when to come again, and is charged once then', async () => {
    // Only a few may wait for the payer at once, and the others have this time one after another.
    const api = await open(20);
    const locked = await userWith(api, '1000');
    const orders = Array.from({ length: CLIENTS }, () => orderOf(locked.id));
    const held = (await callService(api, '/holds', orderOf(locked.id))).read<{ id: string }>();
    await whileLocked(url, locked.payerId, async () => {
      const answers = await Promise.all([
        ...orders.map((order) => callService(api, '/charges', order)),
        callService(api, '/holds', orderOf(locked.id)),
        callService(api, `/holds/${held.id}/capture`, { input_tokens: 1, output_tokens: 0 }),
        callService(api, `/holds/${held.id}/release`, {}),
      ]);
      for (const { status, code, headers } of answers) {
        expect([status, code]).toEqual([503, 'SYS.002']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
    const chargeAll = async () => {
      const done: { replayed: boolean }[] = [];
      for (const order of orders)
        done.push((await callService(api, '/charges', order)).read<{ replayed: boolean }>());
      return new Set(done.map(({ replayed }) => replayed));
    };
    expect(await chargeAll()).toEqual(new Set([false]));
    expect(await chargeAll()).toEqual(new Set([true]));
    expect(await balanceOf(api, locked.payerId)).toBe(1000 - CLIENTS * 10);
  });

  it('the pool keeps places for reads, however many payers are locked', async () => {
    const api = await open(NEVER_MS);
    const person = await api.signedIn();
    const locked = await Promise.all(Array.from({ length: 12 }, () => userWith(api, '10')));
    const charges = await whileLocked(
      url,
      locked.map(({ payerId }) => payerId),
      async (waiters) => {
        const waiting = locked.map(({ id }) => callService(api, '/charges', orderOf(id)));
        await waiters(8);
        expect((await person.get('/users/me')).status).toBe(200);
        expect((await api.visitor().get('/readyz')).status).toBe(200);
        return waiting;
      },
    );
    for (const { status } of await Promise.all(charges)) expect(status).toBe(200);
  });

  it('top-ups and refunds of it wait in its turn, and hold up nobody', async () => {
    const api = await open(NEVER_MS);
    const [payer, person, admin] = [
      await api.signedIn(),
      await api.signedIn(),
      await api.signedIn({ role: 'admin' }),
    ];
    const other = await userWith(api, '1000');
    const move = (id: string, body: object) => admin.patch(`/payment/requests/${id}/status`, body);
    const paid = () => ({ status: 'paid', ...bankDocument() });
    const invoice = () => openRequest(payer, { method: 'invoice', amount: '100' });
    const several = async <T>(make: () => Promise<T>): Promise<T[]> => {
      const made: T[] = [];
      for (let time = 0; time < 6; time += 1) made.push(await make());
      return made;
    };
    const [cards, invoices, refunds] = [
      await several(() => openRequest(payer, { amount: '100' })),
      await several(invoice),
      await several(invoice),
    ];
    for (const { id } of refunds) expect((await move(id, paid())).status).toBe(200);
    const locked = cards[0]?.request.payer.id ?? '';

    const moved = await whileLocked(url, locked, async (waiters) => {
      const waiting = [
        ...cards.map((card) => sendNotice(api.app, noticeOf(api, card))),
        ...invoices.map(({ id }) => move(id, paid())),
        ...refunds.map(({ id }) => move(id, { status: 'refunded', reason: 'Ошибка' })),
      ];
      await waiters(2);
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => person.get('/users/me')),
        ...Array.from({ length: 8 }, () => callService(api, '/charges', orderOf(other.id))),
        api.visitor().get('/readyz'),
        openRequest(person).then(({ fields }) => sendNotice(api.app, noticeOf(api, { fields }))),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      return waiting;
    });
    expect((await Promise.all(moved)).map(({ status }) => status)).toEqual(moved.map(() => 200));
    expect(await balanceOf(api, locked)).toBe(1200);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('what is refused is one short warning in the log, with its reason and without a stack', async () => {
    const lines: string[] = [];
    const api = await open(100, { write: (line) => lines.push(line) });
    const payer = await api.signedIn();
    const card = await openRequest(payer);
    lines.length = 0;
    await whileLocked(url, card.request.payer.id, async () => {
      expect((await callService(api, '/charges', orderOf(payer.userId))).status).toBe(503);
      expect((await sendNotice(api.app, noticeOf(api, card))).status).toBe(503);
    });
    expect((await api.visitor().get('/readyz')).status).toBe(200);
    const warning = {
      level: 40,
      reqId: expect.any(String),
      method: 'POST',
      statusCode: 503,
      reason: 'canceling statement due to lock timeout',
      msg: 'request',
    };
    const told: unknown[] = lines.map((line) => JSON.parse(line));
    expect(told).toMatchObject([
      { ...warning, url: '/api/internal/v1/charges' },
      { ...warning, url: CALLBACK },
    ]);
    expect(lines.join('')).not.toMatch(/stack|\.ts:/);
  });

  it('reserves of others lapse, and its own when it is free', async () => {
    const api = await open(100);
    const [locked, other] = [await userWith(api, '10'), await userWith(api, '10')];
    for (const { payerId } of [locked, other])
      await hold(api.db, { payerId, amount: '4', expiresAt: new Date(Date.now() - 1000) });
    await whileLocked(url, locked.payerId, async () => expect(await expireHolds(api.db)).toBe(1));
    expect(await expireHolds(api.db)).toBe(1);
  });

  it('payments of others whose time is over are credited, and its own when it is free', async () => {
    const api = await open(100);
    const [locked, other] = [
      await openRequest(await api.signedIn()),
      await openRequest(await api.signedIn()),
    ];
    for (const { id } of [locked, other]) await endTime(api, id);
    const expire = () => expireRequests(api.db, accountOf(api.config), answering('paid'));
    const balances = () =>
      Promise.all([locked, other].map(({ request }) => balanceOf(api, request.payer.id)));
    await whileLocked(url, locked.request.payer.id, expire);
    expect(await balances()).toEqual([0, 500]);
    await expire();
    expect(await balances()).toEqual([500, 500]);
  });
});
