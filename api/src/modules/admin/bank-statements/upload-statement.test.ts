import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { createTestApi, type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany, vouchFor } from '#test/test-companies.ts';
import { openRequest } from '#test/test-payments.ts';
import { DIALECTS, encode, OUR_ACCOUNT, statementFile, statementText } from './testing/build-statement.ts';
import {
  type Confirmed,
  confirm,
  readStatement,
  type StatementAnswer,
  upload,
  uploaded,
} from './testing/upload.ts';

const MANAGE = ['payment_request:manage', 'rate_correction:manage'];

describe.each(anyDatabase)('statements of the bank on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  beforeAll(async () => {
    finance = await api.signedIn({ permissions: MANAGE, displayName: 'Финансист' });
  });

  it('are read and uploaded by those who manage requests alone', async () => {
    const other = await api.signedIn({ permissions: ['user:manage'] });
    const { id } = await uploaded(finance, [{}]);
    for (const answer of [
      await other.get('/admin/bank-statements'),
      await other.get(`/admin/bank-statements/${id}`),
      await upload(other, statementFile()),
      await other.post(`/admin/bank-statements/${id}/confirm`, { lines: [{ n: 1, request_id: id }] }),
      await other.post(`/admin/bank-statements/${id}/lines/1/ignore`, { reason: 'Нет' }),
      await other.post(`/admin/bank-statements/${id}/lines/1/restore`),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.003' });
    expect((await api.visitor().get('/admin/bank-statements')).code).toBe('AUTH.001');
    expect(await finance.get(`/admin/bank-statements/${uuidv7()}`)).toMatchObject({
      status: 404,
      code: 'RES.001',
    });
  });

  it.each(DIALECTS)('of $name are taken in each encoding', async (dialect) => {
    for (const [name, encoding] of [
      ['Windows', 'windows-1251'],
      ['DOS', 'cp866'],
      ['UTF-8', 'utf-8'],
    ] as const) {
      const payments = [{ number: `${dialect.name}-${name}` }];
      const answer = await upload(
        finance,
        encode(statementText({ encoding: name, payments }, dialect), encoding),
      );
      expect(answer.message).toBe('Выписка загружена');
      expect(answer.data).toMatchObject({
        file_name: 'kl_to_1c.txt',
        account: OUR_ACCOUNT,
        period_from: '2026-11-24',
        encoding,
        sender: dialect.sender,
        uploaded_by: { id: finance.userId, display_name: 'Финансист' },
        lines: [
          {
            n: 1,
            state: 'new',
            date: '2026-11-24',
            amount: '12000.00',
            payer_inn: '7736050003',
            is_incoming: true,
          },
        ],
      });
    }
  });

  it('say what is wrong with a file, and keep nothing of it', async () => {
    const before = await countOf('bank_statements');
    const broken = statementFile({ from: 'вчера' });
    expect(await upload(finance, broken)).toMatchObject({
      status: 400,
      code: 'VAL.003',
      message: 'Строка 8: ДатаНачала: «вчера» — не дата вида ДД.ММ.ГГГГ',
      details: { fields: { file: expect.stringContaining('Строка 8') } },
    });
    expect(await upload(finance, Buffer.alloc(0))).toMatchObject({ code: 'VAL.003', message: 'Файл пуст' });
    expect(await finance.post('/admin/bank-statements?file_name=a.txt', { a: 1 })).toMatchObject({
      code: 'VAL.003',
    });
    expect(
      await finance.post('/admin/bank-statements', broken, { 'content-type': 'application/octet-stream' }),
    ).toMatchObject({
      code: 'VAL.004',
    });
    expect(await upload(finance, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'VAL.003',
    });
    expect(await countOf('bank_statements')).toBe(before);
  });

  it('keep a document that cannot be read beside the lines, where it pays nothing and blocks nothing', async () => {
    const { id: invoiceId, request } = await openRequest(await api.signedIn(), {
      method: 'invoice',
      amount: '310',
    });
    const odd = { number: 'odd', amount: '0.00', purpose: `Счёт ${request.number}` };
    const paying = { number: 'pays', amount: '310.00', inn: '', purpose: `Счёт ${request.number}` };
    const file = statementFile({ payments: [odd, paying, { ...odd, number: 'odd 2', date: 'сегодня' }] });
    const first = (await upload(finance, file, { name: 'утро.txt' })).read<StatementAnswer>();
    expect(first.summary).toMatchObject({ lines: 3, new: 1, unread: 2, ignored: 0, new_amount: '310.00' });
    expect(first.lines.map(({ n, match }) => [n, match.request_id])).toEqual([[2, invoiceId]]);
    expect(first.unread).toMatchObject([
      { n: 1, line: 20, reason: 'Строка 23: Сумма: «0.00» — денег в документе нет', duplicate_of: null },
      { n: 3, reason: expect.stringContaining('не дата'), duplicate_of: null },
    ]);
    expect(first.unread[0]?.text).toContain('Номер=odd\n');

    for (const n of [1, 3]) {
      const { lines } = (await confirm(finance, first.id, [{ n, request_id: invoiceId }])).read<Confirmed>();
      expect(lines).toMatchObject([{ n, ok: false, code: 'RES.001' }]);
      for (const deed of ['ignore', 'restore'])
        expect(
          await finance.post(`/admin/bank-statements/${first.id}/lines/${n}/${deed}`, { reason: 'Нет' }),
        ).toMatchObject({ code: 'RES.001' });
    }
    const paid = await confirm(finance, first.id, [{ n: 2, request_id: invoiceId }]);
    expect(paid.data).toMatchObject({ confirmed: 1, amount: '310.00' });

    const again = (await upload(finance, file)).read<StatementAnswer>();
    expect(again.lines.map(({ state }) => state)).toEqual(['duplicate']);
    expect(again.unread.map(({ duplicate_of }) => duplicate_of)).toEqual([
      { statement_id: first.id, file_name: 'утро.txt', n: 1 },
      { statement_id: first.id, file_name: 'утро.txt', n: 3 },
    ]);
    const { items } = (await finance.get('/admin/bank-statements')).read<{ items: { id: string }[] }>();
    expect(items.find(({ id }) => id === first.id)).toMatchObject({ lines: 3, unread: 2, confirmed: 1 });
    const other = await uploaded(finance, [{ ...odd, number: 'odd', purpose: 'Другое' }]);
    expect([other.lines, other.unread.map(({ duplicate_of }) => duplicate_of)]).toEqual([[], [null]]);
    const { rows } = await sql`
      select after->'unread' as unread from audit_log
      where entity_id = ${first.id} and action = 'bank_statement.upload'`.execute(api.db);
    expect(rows).toEqual([{ unread: 2 }]);
    await expect(
      sql`update bank_statement_unread set reason = '' where statement_id = ${first.id}`.execute(api.db),
    ).rejects.toThrow();
  });

  it('keep a fee of the bank without account and number as money that went out', async () => {
    const fee = statementText({ payments: [{ number: '', payerAccount: '', recipientAccount: '' }] }).replace(
      'ДатаПоступило=',
      'ДатаСписано=',
    );
    const { lines, unread } = (await upload(finance, encode(fee))).read<StatementAnswer>();
    expect([unread, lines]).toMatchObject([[], [{ n: 1, state: 'ignored', is_incoming: false, number: '' }]]);
  });

  it('take no bytes at another address', async () => {
    const answer = await finance.post('/payment/quote', Buffer.from('1'), {
      'content-type': 'application/octet-stream',
    });
    expect(answer).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it('are taken once for a key', async () => {
    const file = statementFile({ payments: [{ number: 'once' }] });
    const key = uuidv7();
    const [first, again] = [await upload(finance, file, { key }), await upload(finance, file, { key })];
    expect(again.data).toEqual(first.data);
    const other = statementFile({ payments: [{ number: 'twice' }] });
    expect(await upload(finance, other, { key })).toMatchObject({ status: 409, code: 'RES.002' });
  });

  it('know a transfer again in whatever file it comes', async () => {
    const payments = [{ number: 'A' }, { number: 'B' }, { number: 'A' }];
    const first = (
      await upload(finance, statementFile({ payments }), { name: 'утро.txt' })
    ).read<StatementAnswer>();
    expect(first.lines.map(({ state }) => state)).toEqual(['new', 'new', 'duplicate']);
    expect(first.lines[2]?.duplicate_of).toMatchObject({ statement_id: first.id, n: 1 });

    const [, tbank] = DIALECTS;
    const day = encode(
      statementText({ encoding: 'DOS', payments: [{ number: 'C' }, ...payments] }, tbank),
      'cp866',
    );
    const second = (await upload(finance, day)).read<StatementAnswer>();
    expect(second.lines.map(({ state }) => state)).toEqual(['new', 'duplicate', 'duplicate', 'duplicate']);
    expect(second.lines[2]?.duplicate_of).toEqual({ statement_id: first.id, file_name: 'утро.txt', n: 2 });
    expect(second.summary).toMatchObject({ lines: 4, new: 1, duplicate: 3, new_amount: '12000.00' });
    const changed = await uploaded(finance, [
      { number: 'A', amount: '12000.01' },
      { number: 'A', payerAccount: '40702810400000012346' },
    ]);
    expect(changed.lines.map(({ state }) => state)).toEqual(['new', 'new']);
  });

  it('keep what went out aside', async () => {
    const out = { payerAccount: OUR_ACCOUNT, recipientAccount: '40702810400000099999' };
    const { id, lines, summary } = await uploaded(finance, [out, {}]);
    expect(lines[0]).toMatchObject({
      state: 'ignored',
      is_incoming: false,
      ignored: { reason: expect.stringContaining('Списание'), by: null },
    });
    expect(summary).toMatchObject({ ignored: 1, new: 1, new_amount: '12000.00' });
    for (const path of ['ignore', 'restore'])
      expect(
        await finance.post(`/admin/bank-statements/${id}/lines/1/${path}`, { reason: 'Нет' }),
      ).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('списание'),
      });
  });

  it('propose the invoice that a line pays, to one line at most', async () => {
    const companyId = await createCompany(api);
    await vouchFor([finance, await api.signedIn({ permissions: ['payment_request:manage'] })], companyId);
    const director = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
    const one = await openRequest(director, { method: 'invoice', amount: '12000' });
    const other = await openRequest(director, { method: 'invoice', amount: '700' });
    const person = await openRequest(await api.signedIn(), { method: 'invoice', amount: '300' });
    const card = await openRequest(director, { method: 'card', amount: '900' });
    const { id, lines, summary } = await uploaded(finance, [
      { purpose: `Оплата по счету ${one.request.number}`, inn: '7736207543' },
      { purpose: `Повтор ${one.request.number}`, inn: '7736207543' },
      { purpose: 'Пополнение', amount: '700.00', inn: '7736207543' },
      { purpose: `Счёт ${person.request.number.replace('З', '3')}`, amount: '300', inn: '' },
      { purpose: `Счёт ${card.request.number}`, amount: '900', inn: '' },
    ]);
    expect(lines.map(({ match }) => [match.confidence, match.request_id, match.can_confirm])).toEqual([
      ['exact', one.id, true],
      ['none', null, false],
      ['likely', other.id, true],
      ['exact', person.id, true],
      ['none', null, false],
    ]);
    expect(lines[1]?.match.why).toEqual([expect.stringContaining('уже предложена строке 1')]);
    expect(summary).toMatchObject({ proposed: 2, proposed_amount: '12300.00' });
    await director.post(`/payment/requests/${one.id}/cancel`);
    const later = await readStatement(finance, id);
    expect(later.lines[0]?.match).toMatchObject({
      confidence: 'none',
      why: [expect.stringContaining('уже не ждёт оплаты: отменена')],
    });
  });

  it('lie in a list, newest first, by file, person and time', async () => {
    const own = await api.signedIn({ permissions: MANAGE, displayName: 'Список Списков' });
    const [one, two] = [
      (
        await upload(own, statementFile({ payments: [{ number: 'L1' }, { number: 'L2' }] }), {
          name: 'b.txt',
        })
      ).read<StatementAnswer>(),
      (
        await upload(own, statementFile({ to: '25.11.2026', payments: [{ number: 'L1' }] }), {
          name: 'a.txt',
        })
      ).read<StatementAnswer>(),
    ];
    const idsOf = async (query: string) =>
      (await own.get(`/admin/bank-statements?q=Списков&${query}`))
        .read<{ items: { id: string }[] }>()
        .items.map(({ id }) => id);
    expect((await own.get('/admin/bank-statements?q=Списков')).data).toMatchObject({
      total: 2,
      items: [
        {
          id: two.id,
          lines: 1,
          new: 0,
          duplicate: 1,
          confirmed: 0,
          ignored: 0,
          incoming_amount: '0.00',
          period_to: '2026-11-25',
        },
        { id: one.id, lines: 2, new: 2, duplicate: 0, incoming_amount: '24000.00', period_to: '2026-11-24' },
      ],
    });
    expect(await idsOf('sort=created_at')).toEqual([one.id, two.id]);
    expect(await idsOf('sort=file_name')).toEqual([two.id, one.id]);
    expect(await idsOf('sort=period_to')).toEqual([one.id, two.id]);
    expect(await idsOf('from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z')).toEqual([]);
    expect((await own.get('/admin/bank-statements?q=a.txt')).data).toMatchObject({ items: [{ id: two.id }] });
    expect(await own.get('/admin/bank-statements?sort=amount')).toMatchObject({ code: 'VAL.003' });
    expect(await own.get('/admin/bank-statements?from=вчера')).toMatchObject({ code: 'VAL.003' });
  });

  it('leave a row in the audit, and nobody rewrites what they say', async () => {
    const { id } = await uploaded(finance, [{ number: 'audit' }]);
    const { rows } =
      await sql`select action, actor_id, after->>'lines' as lines from audit_log where entity_id = ${id}`.execute(
        api.db,
      );
    expect(rows).toEqual([{ action: 'bank_statement.upload', actor_id: finance.userId, lines: '1' }]);
    for (const statement of [
      sql`update bank_statement_lines set amount = 1 where statement_id = ${id}`,
      sql`delete from bank_statements where id = ${id}`,
      sql`update bank_transfers set amount = 1`,
      sql`delete from bank_transfers`,
    ])
      await expect(statement.execute(api.db)).rejects.toThrow();
  });

  async function countOf(table: string): Promise<number> {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from ${sql.table(table)}`.execute(api.db);
    return rows[0]?.count ?? 0;
  }
});

describeOnPostgres('uploads at once on $name', (database) => {
  it('of one day in another order keep each transfer once', async () => {
    const api = await createTestApi(database);
    const clerks = await Promise.all(Array.from({ length: 4 }, () => api.signedIn({ permissions: MANAGE })));
    const payments = Array.from({ length: 60 }, (_, at) => ({ number: String(at) }));
    const answers = await Promise.all(
      clerks.map((clerk, at) =>
        upload(clerk, statementFile({ payments: at % 2 === 0 ? payments : payments.toReversed() })),
      ),
    );
    const lines = answers.flatMap((answer) => answer.read<StatementAnswer>().lines);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(lines.filter(({ state }) => state === 'new')).toHaveLength(60);
    expect(lines.filter(({ state }) => state === 'duplicate')).toHaveLength(180);
    await api.close();
  });
});
