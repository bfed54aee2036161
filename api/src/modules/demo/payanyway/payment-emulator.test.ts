import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, inTransaction } from '#db/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  balanceOf,
  type PayAnswer,
  personWithRequest,
  type RequestAnswer,
  readRequest,
} from '#test/test-payments.ts';
import { deliverNotices } from './deliver-notices.ts';

describe.each(anyDatabase)('the payment emulator over real HTTP on $name', (database) => {
  const api = useTestApi(database);
  let base: string;
  beforeAll(async () => {
    base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });

  /** Sends the form to the provider as a browser does, and returns the address of the provider's page. */
  async function openForm(payment: PayAnswer, changes: Record<string, string> = {}): Promise<Response> {
    const fields: Record<string, string> = { ...payment.fields };
    for (const [name, value] of Object.entries(fields))
      fields[name] = value.replace('http://localhost:3000', base);
    return fetch(`${base}${payment.action_url}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...changes }),
      redirect: 'manual',
    });
  }

  async function act(page: string, fields: Record<string, string>): Promise<Response> {
    return fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  }

  async function pageOf(payment: PayAnswer): Promise<string> {
    const answer = await openForm(payment);
    expect(answer.status).toBe(303);
    return `${base}${answer.headers.get('location')}`;
  }

  const shop = () => ({
    callbackUrl: `${base}/api/v1/payment/callback/payanyway`,
    integrityCode: api.config.payment.integrityCode,
  });

  const makeDue = (db: Database, page: string) =>
    db
      .updateTable('emulator_operations')
      .set({ next_attempt_at: new Date(0) })
      .where('id', '=', Number(page.split('/').at(-1)))
      .execute();

  /** Sends what is due until a payment has got its second notice. The server itself sends some of it. */
  async function repeatedNotice(client: TestClient, id: string) {
    for (;;) {
      await deliverNotices(api.db, shop());
      const { timeline } = await readRequest(client, id);
      const notice = timeline.find(({ code }) => code === 'duplicate');
      if (notice) return notice;
    }
  }

  async function statusOf(client: TestClient, id: string): Promise<string> {
    return (await readRequest(client, id)).status;
  }

  it('shows what is paid and, paid, brings the person back with the money', async () => {
    const { client, ...payment } = await personWithRequest(api, { amount: '1500' });
    const page = await pageOf(payment);
    const html = await (await fetch(page)).text();
    expect(html).toContain('1\u00a0500,00\u00a0₽');
    expect(html).toContain('Это эмулятор платёжного сервиса');
    const answer = await act(page, { action: 'pay' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${base}/payment`);
    expect(back.searchParams.get('request')).toBe(payment.id);
    expect(back.searchParams.get('result')).toBe('success');
    expect(await statusOf(client, payment.id)).toBe('paid');
    expect(await balanceOf(client)).toBe(1500);
    expect((await act(page, { action: 'decline' })).status).toBe(303);
    expect(await statusOf(client, payment.id)).toBe('paid');
    expect(await (await fetch(await pageOf(payment))).text()).toContain('ждёт оплаты');
    const second = await act(await pageOf(payment), { action: 'pay' });
    expect(await second.text()).toContain('Заявка уже оплачена');
    expect(await balanceOf(client)).toBe(1500);
  });

  it('tells that a declined payment failed, when it is asked', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const answer = await act(await pageOf(payment), { action: 'decline' });
    expect(answer.headers.get('location')).toContain('result=fail');
    expect(await statusOf(client, payment.id)).toBe('pending');
    const checked = await client.post(`/payment/requests/${payment.id}/check`);
    expect(checked.message).toBe('Оплата не прошла');
    expect(checked.read<RequestAnswer>().status).toBe('failed');
  });

  it('leaves a payment in progress, and finishes it later', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const page = await pageOf(payment);
    expect((await act(page, { action: 'process' })).headers.get('location')).toContain('result=inprogress');
    const checked = await client.post(`/payment/requests/${payment.id}/check`);
    expect(checked.message).toBe('Оплата в обработке');
    expect(checked.read<RequestAnswer>().status).toBe('processing');
    expect(await (await fetch(`${base}/api/demo/payanyway`)).text()).toContain('в обработке');
    await act(page, { action: 'pay' });
    expect(await balanceOf(client)).toBe(500);
  });

  it('changes nothing when the person closes the page', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const answer = await act(await pageOf(payment), { action: 'close' });
    expect(answer.headers.get('location')).toContain('result=return');
    const checked = await client.post(`/payment/requests/${payment.id}/check`);
    expect(checked.message).toBe('Оплата пока не поступила');
    expect(checked.read<RequestAnswer>().status).toBe('pending');
  });

  it('tells staff what the provider said, and the payer what became of the payment', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await act(await pageOf(payment), { action: 'close' });
    const staff = await api.signedIn({ permissions: ['payment_request:manage'] });
    const said = async (asking: typeof client) =>
      (await asking.post(`/payment/requests/${payment.id}/check`)).read<{ said: string }>().said;
    expect(await said(client)).toBe('Оплата пока не поступила');
    expect(await said(staff)).toBe('Провайдер ответил: об оплате не знает');
  });

  it('sends a late notice after the person has come back, and the cabinet may ask before it', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const page = await pageOf(payment);
    await act(page, { action: 'pay', late: '1' });
    expect(await statusOf(client, payment.id)).toBe('processing');
    expect(await balanceOf(client)).toBe(0);
    const checked = await client.post(`/payment/requests/${payment.id}/check`);
    expect(checked.message).toBe('Оплата получена, деньги зачислены');
    expect(await balanceOf(client)).toBe(500);
    await makeDue(api.db, page);
    expect(await repeatedNotice(client, payment.id)).toMatchObject({
      title: 'Повторное уведомление: уже зачислено',
    });
    expect(await balanceOf(client)).toBe(500);
  });

  it('sends a notice twice without crediting twice', async () => {
    const { client, ...payment } = await personWithRequest(api);
    await act(await pageOf(payment), { action: 'pay', twice: '1' });
    await repeatedNotice(client, payment.id);
    expect(await balanceOf(client)).toBe(500);
  });

  it('sends a notice again until the shop takes it', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const page = await pageOf(payment);
    await act(page, { action: 'pay', late: '1' });
    // Both changes are in one transaction, so that the server cannot come first.
    await inTransaction(api.db, async (trx) => {
      await makeDue(trx, page);
      await deliverNotices(trx, { callbackUrl: 'http://127.0.0.1:1/nobody', integrityCode: 'x' });
    });
    expect(await balanceOf(client)).toBe(0);
    await makeDue(api.db, page);
    while ((await statusOf(client, payment.id)) !== 'paid') await deliverNotices(api.db, shop());
    expect(await balanceOf(client)).toBe(500);
  });

  it('refuses a form that was changed on the way', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const answer = await openForm(payment, { MNT_AMOUNT: '5.00' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Магазин передал неверные данные или подпись');
  });

  it('sends nobody to a foreign address', async () => {
    const { client, ...payment } = await personWithRequest(api);
    const opened = await openForm(payment, { MNT_RETURN_URL: 'https://evil.example/' });
    const answer = await act(`${base}${opened.headers.get('location')}`, { action: 'close' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Закройте эту страницу');
  });

  it.each(['', '/operations/999999999'])(
    'leads back into the cabinet from every page: «%s»',
    async (path) => {
      const html = await (await fetch(`${base}/api/demo/payanyway${path}`)).text();
      expect(html).toContain('<a class="button" href="/payment">Открыть кабинет</a>');
      expect(html).toContain('<html lang="ru">');
    },
  );
});

describe('outside the demonstration', () => {
  it.each(anyDatabase)('there is no emulator on $name', async (database) => {
    const api = await createTestApi(database, { config: { mode: 'production' } });
    const answer = await api.app.inject({ method: 'GET', url: '/api/demo/payanyway' });
    expect(answer.statusCode).toBe(404);
    await api.close();
  });
});
