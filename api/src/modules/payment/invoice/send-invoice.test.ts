import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import jsQr from 'jsqr';
import { sql } from 'kysely';
import type { LetterFile } from '#lib/mail/attachment.ts';
import { sendDueLetters } from '#lib/mail/index.ts';
import { found, hire } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { readPdf } from '#test/read-pdf.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { lettersSeenBy } from '#test/test-letters.ts';
import { openRequest, payByHand, personWithRequest } from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { invoiceFile } from './invoice-file.ts';

interface Detail {
  readonly actions: { readonly send_invoice: boolean };
  readonly purpose: string | null;
  readonly invoice: { readonly sent: readonly { readonly to: string; readonly at: string }[] };
}

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `buh${addresses}@firm.example`;
};

describe.each(anyDatabase)('an invoice that is sent to the accountant on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_SCALE: '1', RATE_LIMIT_PER_MINUTE: '0' } });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });
  const send = (client: SignedIn, id: string, email: string, key: string = randomUUID()) =>
    client.post(`/payment/requests/${id}/invoice/send`, { email }, { 'idempotency-key': key });
  const detail = async (client: SignedIn, id: string) =>
    (await client.get(`/payment/requests/${id}`)).read<Detail>();
  const withInvoice = () => personWithRequest(api, { method: 'invoice', amount: '1000' });
  const letters = (email: string) => lettersSeenBy(api.db, email, 'invoice');

  it('goes as a file that is made when the letter leaves, once for a repeated call, and says who asked for it', async () => {
    const client = await api.signedIn({ displayName: 'Иван «Срочно» https://evil.example' });
    const { id, request } = await openRequest(client, { method: 'invoice', amount: '1000' });
    expect(await detail(client, id)).toMatchObject({
      actions: { send_invoice: true },
      invoice: { sent: [] },
    });
    const email = newAddress();
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(client, id, email.toUpperCase(), key);
      expect([answer.status, answer.code]).toEqual([200, '']);
      expect(answer.read<Detail>().invoice.sent).toEqual([
        { to: expect.stringMatching(/^b…@firm\.example$/), at: expect.any(String) },
      ]);
    }
    const [letter = '', ...others] = await letters(email);
    expect(others).toEqual([]);
    expect(letter).toContain('попросил пользователь кабинета «Иван „Срочно“ https');
    expect(letter).toContain(`№ ${request.number}`);
    expect(letter.replaceAll('\u00a0', ' ')).toContain('Сумма: 1 000,00 ₽');
    expect(letter).toContain('отвечать на него не нужно');
    expect(letter).not.toContain(client.email);

    const row = await api.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.attachment).toEqual({ kind: 'invoice', id, name: `Счёт ${request.number}.pdf` });
    const sent: LetterFile[] = [];
    const transport = {
      send: async ({ recipient }: { readonly recipient: string }, files: readonly LetterFile[]) => {
        if (recipient === email) sent.push(...files);
      },
      close: () => undefined,
    };
    const documents = { invoice: (of: string) => invoiceFile(api.db, api.config, of) };
    while ((await sendDueLetters({ db: api.db, transport, forgetBody: false, documents })) > 0);
    expect(sent).toEqual([
      { name: `Счёт ${request.number}.pdf`, type: 'application/pdf', content: expect.any(Buffer) },
    ]);
    expect(readPdf(sent[0]?.content ?? Buffer.alloc(0)).text).toContain(request.number);
  });

  it('is seen by whoever sees the request, with the address cut, and stands in the audit log', async () => {
    const company = await found(api);
    const colleague = await hire(api, company.id, { permissions: ['company:view_payment_requests'] });
    const { id } = await openRequest(company.owner, { method: 'invoice', amount: '1000' });
    expect((await send(colleague, id, 'anna.buh@firm.example')).status).toBe(200);
    for (const person of [company.owner, colleague, admin])
      expect((await detail(person, id)).invoice.sent.map(({ to }) => to)).toEqual(['a…@firm.example']);
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', id)
      .where('action', '=', 'payment_request.invoice_sent')
      .execute();
    expect(rows).toEqual([{ action: 'payment_request.invoice_sent', actor_id: colleague.userId }]);
  });

  it('is nobody’s who does not see the request, and takes nothing but a right address', async () => {
    const { client, id } = await withInvoice();
    const stranger = await api.signedIn();
    const email = newAddress();
    expect((await send(stranger, id, email)).code).toBe('RES.001');
    expect((await stranger.get(`/payment/requests/${id}/invoice-qr`)).code).toBe('RES.001');
    for (const wrong of ['', 'buh', 'a@b', 'buh@firm.example, other@firm.example', '<buh@firm.example>'])
      expect((await send(client, id, wrong)).details.fields).toHaveProperty('email');
    const answer = await client.post(`/payment/requests/${id}/invoice/send`, {
      email,
      subject: 'Выигрыш',
      text: 'Выигрыш',
    });
    expect(answer.status).toBe(200);
    expect((await letters(email))[0]).not.toContain('Выигрыш');
  });

  it('is refused once it is paid, cancelled or too late, and of a card payment', async () => {
    const paid = await withInvoice();
    const cancelled = await withInvoice();
    const late = await withInvoice();
    const card = await personWithRequest(api);
    await payByHand(admin, paid.id);
    await cancelled.client.post(`/payment/requests/${cancelled.id}/cancel`);
    await sql`update payment_requests set expires_at = now() - interval '1 minute' where id = ${late.id}`.execute(
      api.db,
    );
    for (const { client, id } of [paid, cancelled, late, card]) {
      const email = newAddress();
      expect((await send(client, id, email)).code).toBe('RES.003');
      expect((await client.get(`/payment/requests/${id}/invoice-qr`)).code).toBe('RES.003');
      expect((await detail(client, id)).actions.send_invoice).toBe(false);
      expect(await letters(email)).toEqual([]);
    }
  });

  it('leaves 5 times a day of one request, also when all presses come at once', async () => {
    const { client, id } = await withInvoice();
    const answers = await together(
      api,
      Array.from({ length: 8 }, () => () => send(client, id, newAddress())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, code: 'RATE.001' });
    expect(refused?.message).toMatch(
      /^Этот счёт за сутки отправлен 5 раз, больше нельзя\. Следующий можно отправить \d{1,2} [а-я]+ \d{4} г\. в \d\d:\d\d/,
    );
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  it('leaves 5 times a day to one address, whoever sends it, and 20 times because of one person', async () => {
    const email = newAddress();
    for (let count = 0; count < 5; count += 1) {
      const { client, id } = await withInvoice();
      expect((await send(client, id, email)).status).toBe(200);
    }
    const other = await withInvoice();
    expect((await send(other.client, other.id, email.toUpperCase())).message).toContain(
      'На этот адрес за сутки отправлено счетов: 5',
    );
    const ids = [other.id];
    while (ids.length < 5)
      ids.push((await openRequest(other.client, { method: 'invoice', amount: '1000' })).id);
    for (const id of ids.flatMap((each) => Array.from({ length: 4 }, () => each)))
      expect((await send(other.client, id, newAddress())).status).toBe(200);
    expect((await send(other.client, other.id, newAddress())).message).toContain(
      'За сутки вы отправили счетов: 20',
    );
  });

  it('has a code that a bank’s program reads, the one of the paper', async () => {
    const { client, id } = await withInvoice();
    const { size, path } = (await client.get(`/payment/requests/${id}/invoice-qr`)).read<{
      readonly size: number;
      readonly path: string;
    }>();
    const side = 4;
    const pixels = new Uint8ClampedArray((size * side) ** 2 * 4).fill(255);
    for (const [, left = '', top = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let y = Number(top) * side; y < (Number(top) + 1) * side; y += 1)
        for (let x = Number(left) * side; x < (Number(left) + Number(width)) * side; x += 1)
          pixels.fill(0, (y * size * side + x) * 4, (y * size * side + x) * 4 + 3);
    }
    const decode: unknown = 'default' in jsQr ? jsQr.default : jsQr;
    if (typeof decode !== 'function') throw new Error('there is no decoder');
    const text: unknown = decode(pixels, size * side, size * side)?.data;
    expect(text).toMatch(
      /^ST00012\|Name=[^|]+\|PersonalAcc=\d{20}\|BankName=[^|]+\|BIC=\d{9}\|CorrespAcc=\d{20}\|/,
    );
    expect(text).toContain('|Sum=100000|');
    expect(text).toContain(`|Purpose=${(await detail(client, id)).purpose}|`);
  });
});
