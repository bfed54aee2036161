import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres, uuidv7 } from '#db/index.ts';
import { selfCheck } from '#lib/ledger/index.ts';
import {
  anyDatabase,
  createPostgresDatabase,
  describeOnPostgres,
  dropPostgresDatabase,
} from '#test/databases.ts';
import { createTestApiOver, type SignedIn, useTestApi } from '#test/test-api.ts';
import { endTerms } from '#test/test-days.ts';
import { balanceOf, moveRequest, openRequest, payByHand, readRequest } from '#test/test-payments.ts';
import { type Confirmed, confirm, readStatement, type StatementAnswer, uploaded } from './testing/upload.ts';

const MANAGE = ['payment_request:manage'];

describe.each(anyDatabase)('lines of a statement on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  let second: SignedIn;
  let client: SignedIn;
  beforeAll(async () => {
    finance = await api.signedIn({ permissions: MANAGE, displayName: 'Первый' });
    second = await api.signedIn({ permissions: MANAGE, displayName: 'Второй' });
  });

  /** Makes a new person, their invoices of these sums, and a statement with a line for each. */
  async function paidBy(...amounts: string[]) {
    client = await api.signedIn();
    const requests = [];
    for (const amount of amounts) requests.push(await openRequest(client, { method: 'invoice', amount }));
    const statement = await uploaded(
      finance,
      requests.map(({ request }) => ({ purpose: `Счёт ${request.number}`, amount: request.amount, inn: '' })),
    );
    return { requests, statement, ids: requests.map(({ id }) => id) };
  }
  const proposed = ({ lines }: StatementAnswer) =>
    lines.map(({ n, match }) => ({ n, request_id: match.request_id }));
  const linesOf = async (answer: ReturnType<typeof confirm>) => (await answer).read<Confirmed>().lines;

  it('make their requests paid, with the document they came by', async () => {
    const { statement, ids } = await paidBy('100', '200.50');
    expect(statement.summary).toMatchObject({ proposed: 2, proposed_amount: '300.50' });
    const answer = await confirm(finance, statement.id, proposed(statement));
    expect(answer.data).toMatchObject({
      confirmed: 2,
      amount: '300.50',
      lines: [
        { n: 1, ok: true, code: null, message: expect.stringMatching(/^Заявка З-\d{6} оплачена$/) },
        { n: 2, ok: true },
      ],
    });
    expect(await balanceOf(client)).toBe(300.5);
    expect(await readRequest(client, ids[0] ?? '')).toMatchObject({
      status: 'paid',
      bank_reference: `№ ${statement.lines[0]?.number} от 24.11.2026`,
    });
    const after = await readStatement(finance, statement.id);
    expect(after.summary).toMatchObject({ confirmed: 2, confirmed_amount: '300.50', new: 0, proposed: 0 });
    expect(after.lines[0]).toMatchObject({
      state: 'confirmed',
      request: { id: ids[0], status: 'paid' },
      confirmed: { by: 'Первый' },
      match: { confidence: 'none', can_confirm: false },
    });
    const { rows } = await sql`select action, actor_id from audit_log
      where entity_id in (${ids[0]}, ${statement.id}) order by seq`.execute(api.db);
    expect(rows).toEqual([
      { action: 'bank_statement.upload', actor_id: finance.userId },
      { action: 'payment_request.paid', actor_id: finance.userId },
      { action: 'bank_statement.confirm', actor_id: finance.userId },
    ]);
  });

  it('pay nothing twice: not again, not by a repeated key, not from another file', async () => {
    const { statement } = await paidBy('100');
    const key = uuidv7();
    const first = await confirm(finance, statement.id, proposed(statement), key);
    const again = await confirm(finance, statement.id, proposed(statement), key);
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect(await confirm(finance, statement.id, [{ n: 1, request_id: uuidv7() }], key)).toMatchObject({
      code: 'RES.002',
    });
    const other = await openRequest(client, { method: 'invoice', amount: '100' });
    expect(await linesOf(confirm(second, statement.id, [{ n: 1, request_id: other.id }]))).toMatchObject([
      { ok: false, code: 'RES.003', message: expect.stringContaining('уже подтверждена') },
    ]);
    const [line] = statement.lines;
    const repeated = await uploaded(finance, [{ number: line?.number ?? '', amount: '100.00' }]);
    expect(repeated.lines[0]?.state).toBe('duplicate');
    expect(await linesOf(confirm(finance, repeated.id, [{ n: 1, request_id: other.id }]))).toMatchObject([
      { ok: false, code: 'RES.003', message: expect.stringContaining('уже загружена') },
    ]);
    expect(await balanceOf(client)).toBe(100);
  });

  it('are decided apart: what is refused says why, the others are paid', async () => {
    const { requests, statement, ids } = await paidBy('100', '200', '300', '400');
    await moveRequest(finance, ids[1] ?? '', 'rejected', { reason: 'Отменили' });
    const card = await openRequest(client, { method: 'card', amount: '300' });
    const lines = await linesOf(
      confirm(finance, statement.id, [
        { n: 4, request_id: ids[3] ?? '' },
        { n: 1, request_id: ids[2] ?? '' },
        { n: 2, request_id: ids[1] ?? '' },
        { n: 3, request_id: card.id },
        { n: 99, request_id: ids[0] ?? '' },
      ]),
    );
    expect(lines.map(({ n, code }) => [n, code])).toEqual([
      [4, null],
      [1, 'VAL.003'],
      [2, 'RES.003'],
      [3, 'VAL.003'],
      [99, 'RES.001'],
    ]);
    expect(lines[1]?.message).toMatch(/^Суммы разные: в строке 100,00\s₽, в заявке З-\d+ — 300,00\s₽$/);
    expect(lines[2]?.message).toBe('Заявка отклонена: так изменить её нельзя');
    expect(lines[3]?.message).toContain('картой');
    expect(await linesOf(confirm(finance, statement.id, [{ n: 1, request_id: uuidv7() }]))).toMatchObject([
      { code: 'RES.001', message: 'Заявка не найдена' },
    ]);
    expect(await balanceOf(client)).toBe(400);
    expect(requests).toHaveLength(4);
    expect((await selfCheck(api.db)).problems).toEqual([]);
  });

  it('of one’s own request are another person’s to confirm', async () => {
    const own = await openRequest(finance, { method: 'invoice', amount: '100' });
    const statement = await uploaded(second, [{ purpose: own.request.number, amount: '100', inn: '' }]);
    expect((await readStatement(finance, statement.id)).lines[0]?.match).toMatchObject({
      confidence: 'exact',
      can_confirm: false,
      why: expect.arrayContaining([expect.stringContaining('Это ваша заявка')]),
    });
    expect(await linesOf(confirm(finance, statement.id, proposed(statement)))).toMatchObject([
      { code: 'RES.003', message: expect.stringContaining('Это ваша заявка') },
    ]);
    expect(await linesOf(confirm(second, statement.id, proposed(statement)))).toMatchObject([{ ok: true }]);
    expect(await balanceOf(finance)).toBe(100);
  });

  it('of a large sum need two people, and stay new until the second', async () => {
    const { statement, ids } = await paidBy('100000');
    const [other] = [await openRequest(client, { method: 'invoice', amount: '100000' })];
    expect(statement.lines[0]).toMatchObject({
      needs_two_people: true,
      match: {
        comes_to: 'first',
        why: expect.arrayContaining(['Крупную сумму подтверждают двое: ваше подтверждение будет первым']),
      },
    });
    const first = await confirm(finance, statement.id, proposed(statement));
    expect(first.data).toMatchObject({
      confirmed: 0,
      amount: '0.00',
      lines: [{ ok: true, message: 'Первое подтверждение записано. Второе даёт другой человек' }],
    });
    expect((await readStatement(finance, statement.id)).lines[0]).toMatchObject({
      state: 'new',
      match: { request_id: ids[0], confidence: 'exact', can_confirm: false, comes_to: null },
    });
    const seen = await readStatement(second, statement.id);
    expect(seen.lines[0]?.match).toMatchObject({ request_id: ids[0], can_confirm: true, comes_to: 'paid' });
    expect(seen.lines[0]?.match.why).toContain('Первое подтверждение уже есть (Первый): ваше будет вторым');
    expect(await linesOf(confirm(finance, statement.id, proposed(statement)))).toMatchObject([
      { code: 'RES.003' },
    ]);
    expect(await linesOf(confirm(second, statement.id, [{ n: 1, request_id: other.id }]))).toMatchObject([
      { code: 'RES.003', message: expect.stringContaining('ждёт второго подтверждения') },
    ]);
    expect(
      await second.post(`/admin/bank-statements/${statement.id}/lines/1/ignore`, { reason: 'Нет' }),
    ).toMatchObject({
      code: 'RES.003',
    });
    expect((await confirm(second, statement.id, proposed(seen))).data).toMatchObject({
      confirmed: 1,
      amount: '100000.00',
    });
    expect((await readStatement(second, statement.id)).lines[0]).toMatchObject({
      state: 'confirmed',
      confirmed: { by: 'Второй' },
    });
    expect(await balanceOf(client)).toBe(100_000);
  });

  it('wait for nobody once the first confirmation has lapsed, though no job has seen it', async () => {
    const { statement, ids } = await paidBy('100000');
    const other = await openRequest(client, { method: 'invoice', amount: '100000' });
    await confirm(finance, statement.id, proposed(statement));
    const waiting = await second.get(`/admin/proposals?request_id=${ids[0]}`);
    await endTerms(api.db, ...waiting.read<{ items: { id: string }[] }>().items.map(({ id }) => id));
    const seen = await readStatement(finance, statement.id);
    expect(seen.lines[0]?.match).toMatchObject({ request_id: ids[0], comes_to: 'first' });
    const byOther = confirm(finance, statement.id, [{ n: 1, request_id: other.id }]);
    expect(await linesOf(byOther)).toMatchObject([{ ok: true }]);
    expect((await readStatement(second, statement.id)).lines[0]?.match).toMatchObject({
      request_id: other.id,
      comes_to: 'paid',
    });
  });

  it('are free again when the request is rejected after the first confirmation', async () => {
    const { statement, ids } = await paidBy('100000');
    await confirm(finance, statement.id, proposed(statement));
    await moveRequest(second, ids[0] ?? '', 'rejected', { reason: 'Ошибка' });
    const other = await openRequest(client, { method: 'invoice', amount: '100000' });
    expect((await readStatement(second, statement.id)).lines[0]).toMatchObject({
      state: 'new',
      match: { confidence: 'none' },
    });
    expect(await linesOf(confirm(second, statement.id, [{ n: 1, request_id: other.id }]))).toMatchObject([
      { ok: true },
    ]);
    expect(await linesOf(confirm(finance, statement.id, [{ n: 1, request_id: other.id }]))).toMatchObject([
      { ok: true },
    ]);
    expect(await balanceOf(client)).toBe(100_000);
  });

  it('are set aside with a reason and taken up again', async () => {
    const { statement } = await paidBy('100');
    const path = (to: string, n = 1) => `/admin/bank-statements/${statement.id}/lines/${n}/${to}`;
    expect(await finance.post(path('ignore'), { reason: '  ' })).toMatchObject({ code: 'VAL.004' });
    expect(await finance.post(path('ignore'), {})).toMatchObject({ code: 'VAL.004' });
    expect(await finance.post(path('restore'))).toMatchObject({ code: 'RES.003' });
    expect((await finance.post(path('ignore'), { reason: ' Возврат поставщика ' })).data).toMatchObject({
      lines: [
        {
          state: 'ignored',
          ignored: { reason: 'Возврат поставщика', by: 'Первый' },
          match: { confidence: 'none' },
        },
      ],
      summary: { ignored: 1, new: 0 },
    });
    expect(await finance.post(path('ignore'), { reason: 'Ещё раз' })).toMatchObject({ code: 'RES.003' });
    expect(await linesOf(confirm(finance, statement.id, proposed(statement)))).toMatchObject([
      { code: 'RES.003', message: 'Строка пропущена: Возврат поставщика' },
    ]);
    expect((await second.post(path('restore'))).data).toMatchObject({
      lines: [{ state: 'new', ignored: null }],
    });
    expect(await linesOf(confirm(finance, statement.id, proposed(statement)))).toMatchObject([{ ok: true }]);
    for (const to of ['ignore', 'restore']) {
      expect(await finance.post(path(to), { reason: 'Нет' })).toMatchObject({ code: 'RES.003' });
      expect(await finance.post(path(to, 9), { reason: 'Нет' })).toMatchObject({ code: 'RES.001' });
      expect(await finance.post(path(to).replace(statement.id, uuidv7()), { reason: 'Нет' })).toMatchObject({
        code: 'RES.001',
      });
    }
  });

  it('are asked for as the contract says', async () => {
    const { statement, ids } = await paidBy('100', '200');
    const [one = '', two = ''] = ids;
    const wrong = [
      [],
      [{ n: 0, request_id: one }],
      [{ n: 1, request_id: 'нет' }],
      [
        { n: 1, request_id: one },
        { n: 1, request_id: two },
      ],
      [
        { n: 1, request_id: one },
        { n: 2, request_id: one },
      ],
      Array.from({ length: 101 }, (_, at) => ({ n: at + 1, request_id: uuidv7() })),
    ];
    for (const lines of wrong)
      expect(await confirm(finance, statement.id, lines)).toMatchObject({ status: 400, code: 'VAL.003' });
    expect(await confirm(finance, uuidv7(), proposed(statement))).toMatchObject({ code: 'RES.001' });
    expect(await confirm(finance, statement.id, proposed(statement), 'short')).toMatchObject({
      code: 'VAL.003',
    });
    expect(await balanceOf(client)).toBe(0);
  });

  it('pay one request of their own sum, whoever writes the row', async () => {
    const { statement, ids } = await paidBy('100', '200');
    await confirm(finance, statement.id, proposed(statement).slice(0, 1));
    const bind = (n: number, request: string | null) =>
      sql`
      update bank_transfers set request_id = ${request}, confirmed_by = ${request === null ? null : finance.userId},
        confirmed_at = ${request === null ? null : new Date()}
      where id = (select transfer_id from bank_statement_lines where statement_id = ${statement.id} and n = ${n})`.execute(
        api.db,
      );
    await expect(bind(1, null)).rejects.toThrow('a transfer pays one request');
    await expect(bind(2, ids[0] ?? '')).rejects.toThrow('an invoice of its amount');
  });
});

describeOnPostgres('two administrators at one statement on $name', () => {
  it('confirm each line and each request once, whoever is first', async () => {
    const url = await createPostgresDatabase();
    // All of them wait for one payer, which on a busy machine takes longer than a person would wait.
    const api = await createTestApiOver(openPostgres({ url, lockTimeoutMs: 600_000 }));
    const clerks = await Promise.all(Array.from({ length: 2 }, () => api.signedIn({ permissions: MANAGE })));
    const client = await api.signedIn();
    const requests = await Promise.all(
      Array.from({ length: 12 }, () => openRequest(client, { method: 'invoice', amount: '10' })),
    );
    const [clerk, other] = clerks;
    if (!clerk || !other) throw new Error('two clerks were made');
    const { id, lines } = await uploaded(
      clerk,
      [...requests, ...requests].map(({ request }) => ({ purpose: request.number, amount: '10', inn: '' })),
    );
    const orders = lines.slice(0, 12).map(({ n }, at) => ({ n, request_id: requests[at]?.id ?? '' }));
    // The same lines in the other order, and the same requests by other lines.
    const shifted = orders.map(({ n, request_id }) => ({ n: n + 12, request_id }));
    const answers = await Promise.all([
      confirm(clerk, id, orders),
      confirm(other, id, orders.toReversed()),
      confirm(clerk, id, shifted),
      confirm(other, id, shifted.toReversed()),
      ...requests.map((request) => payByHand(other, request.id)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
    const paid = answers
      .slice(0, 4)
      .flatMap((answer) => answer.read<Confirmed>().lines.filter(({ ok }) => ok));
    const byHand = answers.slice(4).filter(({ status }) => status === 200);
    expect(paid.length + byHand.length).toBe(12);
    expect(await balanceOf(client)).toBe(120);
    expect((await selfCheck(api.db)).problems).toEqual([]);
    await api.close();
    await dropPostgresDatabase(url);
  });
});
