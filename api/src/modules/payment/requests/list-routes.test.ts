import { beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { createCompany } from '#test/test-companies.ts';
import { openRequest, payByHand, type RequestAnswer, readRequest } from '#test/test-payments.ts';
import { createGroup } from '#test/test-users.ts';

interface List {
  readonly items: readonly RequestAnswer[];
  readonly total: number;
  readonly totals: {
    readonly paid: string;
    readonly open: string;
    readonly by_status: { readonly status: string; readonly count: number; readonly amount: string }[];
  };
}

describe.each(anyDatabase)('the lists of payment requests on $name', (database) => {
  const api = useTestApi(database);
  let admin: TestClient;
  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });

  it('filter, sort, page and sum', async () => {
    const client = await api.signedIn();
    for (const amount of ['100', '300', '200']) await openRequest(client, { amount });
    const invoice = await openRequest(client, { method: 'invoice', amount: '400' });
    await payByHand(admin, invoice.id, { bank_reference: 'п/п 8%' });
    const read = async (query: string) => (await client.get(`/payment/requests/my?${query}`)).read<List>();
    const amounts = async (query: string) => (await read(query)).items.map(({ amount }) => amount);

    const all = await read('');
    expect(all.total).toBe(4);
    expect(all.totals).toEqual({
      paid: '400.00',
      open: '600.00',
      by_status: [
        { status: 'pending', count: 3, amount: '600.00' },
        { status: 'paid', count: 1, amount: '400.00' },
      ],
    });
    expect((await read('status=failed')).totals).toEqual({ paid: '0.00', open: '0.00', by_status: [] });
    expect(all.items.map(({ id }) => id)[0]).toBe(invoice.id);
    expect(await amounts('sort=amount&method=card')).toEqual(['100.00', '200.00', '300.00']);
    expect(await amounts('sort=-amount&limit=2&page=2')).toEqual(['200.00', '100.00']);
    expect(await amounts('status=paid')).toEqual(['400.00']);
    expect((await read('status=paid,pending')).total).toBe(4);
    expect(await amounts('amount_from=200&amount_to=300&sort=amount')).toEqual(['200.00', '300.00']);
    expect(await amounts(`q=${encodeURIComponent(invoice.request.number)}`)).toEqual(['400.00']);
    expect(await amounts('q=400')).toEqual(['400.00']);
    expect((await read('from=2020-01-01&to=2020-12-31')).total).toBe(0);
    expect((await read(`from=${new Date().toISOString().slice(0, 10)}T00:00:00Z`)).total).toBe(4);
    for (const bad of [
      'status=nonsense',
      'sort=password',
      'from=2026-02-31',
      'limit=201',
      'page=0',
      'amount_from=300&amount_to=200',
    ])
      expect(await client.get(`/payment/requests/my?${bad}`)).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
  });

  it('show each scope only what is its own', async () => {
    const companyId = await createCompany(api);
    const director = await api.signedIn({
      companyId,
      permissions: ['company_balance:view', 'company:view_payment_requests'],
    });
    const owner = await api.signedIn();
    const member = await api.signedIn();
    await createGroup(api.db, owner.userId, [member.userId]);
    const ofCompany = await openRequest(director);
    const ofGroup = await openRequest(member);
    const ids = async (client: TestClient, scope: string) =>
      (await client.get(`/payment/requests/${scope}`)).read<List>().items.map(({ id }) => id);
    expect(await ids(director, 'company')).toEqual([ofCompany.id]);
    expect(await ids(owner, 'group')).toEqual([ofGroup.id]);
    expect(await ids(owner, 'my')).toEqual([]);
    expect((await owner.get(`/payment/requests/${ofGroup.id}`)).status).toBe(200);
    expect((await owner.get(`/payment/requests/${ofCompany.id}`)).status).toBe(404);
    expect(await ids(admin, 'company')).toEqual([]);
    expect((await admin.get('/payment/requests?limit=200')).read<List>().total).toBeGreaterThan(2);
    expect(await owner.get('/payment/requests/company')).toMatchObject({ code: 'AUTH.003' });
    expect(await owner.get('/payment/requests')).toMatchObject({ code: 'AUTH.003' });
    const guest = await api.signedIn({ role: 'guest' });
    expect(await guest.get('/payment/requests/group')).toMatchObject({ code: 'AUTH.003' });
  });

  it("show a member of a group their own requests alone, and the owner everybody's", async () => {
    const [owner, member] = [await api.signedIn(), await api.signedIn()];
    await createGroup(api.db, owner.userId, [member.userId]);
    const requests = { owner: await openRequest(owner), member: await openRequest(member, { amount: '77' }) };
    const path = '/payment/requests/group';
    const list = async (client: TestClient, query = '') =>
      (await client.get(`${path}?${query}`)).read<List>();
    const own = await list(member);
    expect(own).toMatchObject({ items: [{ id: requests.member.id }], total: 1, totals: { open: '77.00' } });
    expect(own.totals.by_status).toEqual([{ status: 'pending', count: 1, amount: '77.00' }]);
    const { number, id } = await readRequest(owner, requests.owner.id);
    for (const query of [`user_id=${owner.userId}`, `q=${encodeURIComponent(number)}`, `q=${owner.email}`]) {
      expect([query, (await list(member, query)).total]).toEqual([query, 0]);
      expect([query, (await list(owner, query)).total]).toEqual([query, 1]);
    }
    for (const [client, rows] of [
      [member, 1],
      [owner, 2],
    ] as const) {
      const csv = (await client.get(`${path}/export?format=csv`)).raw.toString('utf8');
      expect(csv.trimEnd().split('\r\n')).toHaveLength(rows + 1);
      const book = unzipSync((await client.get(`${path}/export?format=xlsx`)).raw);
      const sheet = Buffer.from(book['xl/worksheets/sheet1.xml'] ?? []).toString();
      expect(sheet.match(/<row /g)).toHaveLength(rows + 1);
    }
    const missing = { status: 404, code: 'RES.001' };
    expect(await member.get(`/payment/requests/${id}`)).toMatchObject(missing);
    expect(await member.get(`/payment/requests/${id}/invoice.pdf`)).toMatchObject(missing);
    expect(await member.post(`/payment/requests/${id}/check`)).toMatchObject(missing);
    expect((await owner.get(`/payment/requests/${requests.member.id}`)).data).toMatchObject({
      user: { email: member.email },
    });
  });

  it('export every row, and only a header where there are none', async () => {
    const companyId = await createCompany(api);
    const director = await api.signedIn({
      companyId,
      permissions: ['company_balance:view', 'company:view_payment_requests'],
    });
    const owner = await api.signedIn();
    await createGroup(api.db, owner.userId);
    for (let time = 0; time < 2; time += 1) await openRequest(director);
    await openRequest(owner);
    const { total } = (await admin.get('/payment/requests?limit=1')).read<List>();
    const counts: [TestClient, string, number][] = [
      [admin, '', total],
      [director, '/company', 2],
      [owner, '/group', 1],
      [owner, '/my', 1],
      [await api.signedIn(), '/my', 0],
    ];
    for (const [client, list, count] of counts) {
      const csv = await client.get(`/payment/requests${list}/export?format=csv`);
      const rows = csv.raw.toString('utf8').trimEnd().split('\r\n').length - 1;
      expect({ list, rows }).toEqual({ list, rows: count });
    }
  });

  it('export the filter as CSV that cannot run and as XLSX', async () => {
    const client = await api.signedIn({ displayName: '=HYPERLINK("http://evil")' });
    const { request } = await openRequest(client, { amount: '1234.50' });
    await openRequest(client, { method: 'invoice' });
    const csv = await client.get('/payment/requests/my/export?format=csv&method=card');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.raw.toString('utf8').split('\r\n');
    expect(lines[0]?.startsWith('\ufeffНомер;Создана (МСК);')).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${request.number};`);
    expect(lines[1]).toContain(';1234,5;');
    expect(lines[1]).toContain(`;"'=HYPERLINK(""http://evil"")";`);
    const xlsx = await client.get('/payment/requests/my/export?format=xlsx');
    const sheet = Buffer.from(unzipSync(xlsx.raw)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain('<v>1234.5</v>');
    expect(sheet).toContain('=HYPERLINK(&#34;http://evil&#34;)');
    expect(await client.get('/payment/requests/my/export?format=pdf')).toMatchObject({ code: 'VAL.003' });
    expect(await client.get('/payment/requests/my/export?format=csv&status=x')).toMatchObject({
      code: 'VAL.003',
    });
    expect(await client.get('/payment/requests/export?format=csv')).toMatchObject({ code: 'AUTH.003' });
  });
});
