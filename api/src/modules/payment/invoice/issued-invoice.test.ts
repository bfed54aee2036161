import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { found } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { readPdf } from '#test/read-pdf.ts';
import { createTestApiOver, type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { endTime, moveRequest, openRequest, payByHand, readRequest } from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { accountOf } from '../notices/receive-notice.ts';
import { expireRequests } from '../pay/expire-requests.ts';
import { insertIssued } from './repository.ts';
import { issueOlderInvoices, readInvoice } from './service.ts';

interface Detail {
  readonly purpose: string;
  readonly seller: Record<string, string>;
  readonly invoice: { readonly is_late: boolean; readonly payer: Record<string, string> };
  readonly timeline: readonly { readonly title: string; readonly note: string | null }[];
}

const FIXED = 'Тексты счёта зафиксированы';

describe.each(anyDatabase)('an issued invoice on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let other: TestApi;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
    const { payment } = api.config;
    const seller = {
      ...payment.seller,
      name: 'АО «Другой продавец»',
      account: '40702810238000000002',
      vatPercent: 22,
    };
    other = await createTestApiOver(api.connection, { config: { payment: { ...payment, seller } } });
  });

  const detail = async (client: SignedIn, id: string) =>
    (await client.get(`/payment/requests/${id}`)).read<Detail>();
  const pdf = async (client: SignedIn, id: string) => {
    const answer = await client.get(`/payment/requests/${id}/invoice.pdf`);
    expect(answer.status).toBe(200);
    const { text, rectangles } = readPdf(answer.raw);
    return { text: text.replace(/\s+/g, ' '), squares: JSON.stringify(rectangles) };
  };

  it('says what it said when it was issued, whatever its payer and its seller are called now', async () => {
    const company = await found(api, { full_name: 'Общество «Прежнее»' });
    const { id } = await openRequest(company.owner, { method: 'invoice', amount: '1200' });
    const [before, first] = [await pdf(admin, id), await detail(admin, id)];
    expect(before.text).toContain('Общество «Прежнее», ИНН 7736207543');
    await sql`update companies set name = 'ООО «Новое»', full_name = 'Общество «Новое»', inn = '7707083893', kpp = '770701009',
      legal_address = 'г. Тверь' where id = ${company.id}`.execute(api.db);
    await sql`update payment_requests set expires_at = expires_at + interval '9 days' where id = ${id}`.execute(
      api.db,
    );

    const elsewhere = await readOf(other, id);
    expect(elsewhere.text).toEqual(before.text);
    expect(elsewhere.squares).toBe(before.squares);
    const now = await detail(admin, id);
    expect(now).toMatchObject({
      purpose: first.purpose,
      seller: first.seller,
      invoice: { is_late: false, payer: { name: 'Общество «Прежнее»', inn: '7736207543' } },
    });
    expect(now.timeline.map(({ title }) => title)).not.toContain(FIXED);
  });

  /** The invoice as an API with other settings draws it. */
  async function readOf(at: TestApi, id: string) {
    const person = await at.signedIn({ role: 'admin' });
    return pdf(person, id);
  }

  it('of before is fixed once with the values of that day, and its history says so', async () => {
    const client = await api.signedIn({ displayName: 'Имя Сегодня' });
    const { id } = await openRequest(client, { method: 'invoice', amount: '500' });
    await forget(id);
    // Nobody has read it: the start of the API fixes it, and those who read at once agree.
    await Promise.all([
      issueOlderInvoices(api.db, api.config),
      detail(client, id),
      detail(admin, id),
      pdf(admin, id),
    ]);
    await sql`update users set display_name = 'Имя Завтра' where id = ${client.userId}`.execute(api.db);
    expect((await readOf(other, id)).text).toContain('Имя Сегодня');
    const { timeline, invoice } = await detail(client, id);
    expect(invoice).toMatchObject({ is_late: true, payer: { name: 'Имя Сегодня' } });
    expect(timeline.filter(({ title }) => title === FIXED)).toEqual([
      expect.objectContaining({
        note: expect.stringMatching(/те, что были \d\d\.\d\d\.\d{4}, и больше не изменятся$/),
      }),
    ]);
    expect(await issueOlderInvoices(api.db, api.config)).toBe(0);
  });

  it('of before is fixed by its first reader alone, and those who read at once see one text', async () => {
    const client = await api.signedIn({ displayName: 'Читательница' });
    const { id } = await openRequest(client, { method: 'invoice', amount: '500' });
    await forget(id);
    const seen = await together(
      api,
      Array.from({ length: 6 }, () => () => pdf(admin, id)),
    );
    expect(new Set(seen.map(({ text }) => text)).size).toBe(1);
    const { timeline, invoice } = await detail(admin, id);
    expect(invoice.is_late).toBe(true);
    expect(timeline.map(({ title }) => title)).toContain(FIXED);
  });

  it('is not written over by whoever reads that it is missing a moment too late', async () => {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount: '500' });
    const before = await pdf(admin, id);
    const { document } = await readInvoice(api.db, api.config, { id });
    const late = { requestId: id, document: { ...document, title: 'Другой' } };
    await insertIssued(api.db, [late], { isLate: true });
    expect(await pdf(admin, id)).toEqual(before);
    expect((await detail(admin, id)).invoice.is_late).toBe(false);
  });

  it.each([
    ['rejected', 'Заявка отклонена: по этому счёту платить нельзя'],
    ['cancelled', 'Заявка отменена: по этому счёту платить нельзя'],
    ['expired', 'Срок оплаты истёк: по этому счёту платить нельзя'],
    ['refunded', 'Деньги по этому счёту возвращены: платить по нему ещё раз нельзя'],
  ])('of a request that is %s says so above itself and has no code to pay by', async (status, note) => {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice', amount: '500' });
    const before = await pdf(client, id);
    expect(before.text).not.toContain(note);
    expect(before.squares).not.toBe('[]');
    await end(client, id, status);
    const after = await pdf(client, id);
    expect(after.text).toContain(note);
    expect(after.squares).toBe('[]');
  });

  /** Leads a request to one of its ends. */
  async function end(client: SignedIn, id: string, status: string): Promise<void> {
    if (status === 'expired') {
      await endTime(api, id);
      await expireRequests(api.db, accountOf(api.config), undefined);
    } else if (status === 'refunded') {
      await payByHand(admin, id);
      await moveRequest(admin, id, status, { reason: 'Вернули' });
    } else await moveRequest(status === 'cancelled' ? client : admin, id, status, { reason: 'Ошибка' });
    expect((await readRequest(client, id)).status).toBe(status);
  }

  it('stays when its payer is deleted', async () => {
    const client = await api.signedIn({ displayName: 'Уходящая' });
    const { id } = await openRequest(client, { method: 'invoice', amount: '500' });
    await admin.delete(`/admin/users/${client.userId}`);
    expect((await pdf(admin, id)).text).toContain('Уходящая');
  });

  it('is never changed or deleted, and no card has one', async () => {
    const client = await api.signedIn();
    const { id } = await openRequest(client, { method: 'invoice' });
    const card = await openRequest(client);
    for (const change of [
      sql`update issued_invoices set is_late = true where request_id = ${id}`,
      sql`delete from issued_invoices where request_id = ${id}`,
      sql`truncate issued_invoices`,
      sql`insert into issued_invoices (request_id, is_late, document) values (${card.id}, false, '{"version": 1}')`,
    ])
      await expect(change.execute(api.db)).rejects.toThrow();
  });

  /** As if the release before had made the request. */
  async function forget(id: string): Promise<void> {
    await sql`alter table issued_invoices disable trigger issued_invoices_append_only`.execute(api.db);
    await sql`delete from issued_invoices where request_id = ${id}`.execute(api.db);
    await sql`alter table issued_invoices enable trigger issued_invoices_append_only`.execute(api.db);
  }
});
