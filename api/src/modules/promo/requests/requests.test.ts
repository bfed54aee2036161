import { beforeAll, describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { addPromoRequests, fingerprintOf } from '#test/test-promo.ts';
import { createUser } from '#test/test-users.ts';
import { refreshClusters } from '../clusters/refresh.ts';

const BASE = '/api/nona/admin/promo';
const FP = fingerprintOf('hunter');

interface Item {
  readonly id: string;
  readonly ip: string;
  readonly created_at: string;
  readonly cluster_id: string | null;
}
interface Page {
  readonly items: Item[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly next_cursor: string | null;
}

describe.each(anyDatabase)('the list of promo requests on $name', (database) => {
  const api = useTestApi(database);
  let admin: SignedIn;
  let ids: string[];
  let annaId: string;

  beforeAll(async () => {
    admin = await api.signedIn({ permissions: ['user:manage'] });
    const { id } = await createUser(api.db, { displayName: 'Анна', email: 'anna@mail.example' });
    annaId = id;
    ids = await addPromoRequests(api.db, [
      {
        at: '2026-03-01T10:00:00Z',
        ip: '203.0.113.1',
        fingerprint: FP,
        email: 'Promo.Hunter+1@mail.example',
      },
      { at: '2026-03-01T10:40:00Z', ip: '203.0.113.1', fingerprint: FP, status: 'rejected' },
      { at: '2026-03-02T10:00:00Z', ip: '203.0.113.2', fingerprint: FP, status: 'flagged' },
      { at: '2026-03-03T10:00:00Z', ip: '2001:db8::1', userId: id, email: null, amount: '50.5' },
    ]);
    await refreshClusters(api.db);
  });

  const list = async (query: string) => (await admin.get(`${BASE}/requests?${query}`)).read<Page>();
  const found = async (query: string) => {
    const { items, total } = await list(query);
    expect(total).toBe(items.length);
    return items.map(({ id }) => ids.indexOf(id));
  };

  it('says all of a request, the newest first, 50 on the first page', async () => {
    const { items, ...page } = await list('');
    expect(page).toEqual({ total: 4, page: 1, limit: 50, next_cursor: null });
    expect(items[0]).toEqual({
      id: ids[3],
      created_at: '2026-03-03T10:00:00.000Z',
      user_id: expect.any(String),
      user_name: 'Анна',
      email: 'anna@mail.example',
      ip: '2001:db8::1',
      fingerprint: expect.any(String),
      user_agent: 'Mozilla/5.0',
      code: 'WELCOME',
      amount: '50.50',
      status: 'granted',
      reason: null,
      cluster_id: null,
      cluster_number: null,
      ip_blocked: false,
      fingerprint_blocked: false,
    });
    expect(items[2]).toMatchObject({ reason: 'Бонус уже получен', cluster_number: expect.any(Number) });
  });

  it('is narrowed by each filter, and by several', async () => {
    const clusterId = (await list(`fingerprint=${FP}`)).items[0]?.cluster_id;
    expect(await found('status=rejected')).toEqual([1]);
    expect(await found('status=granted,flagged')).toEqual([3, 2, 0]);
    expect(await found('ip=203.0.113.1')).toEqual([1, 0]);
    expect(await found('ip=2001:DB8:0::1')).toEqual([3]);
    expect(await found(`fingerprint=${FP}&status=flagged`)).toEqual([2]);
    expect(await found(`fingerprint=${FP}&status=flagged,flagged`)).toEqual([2]);
    expect(await found(`cluster_id=${clusterId}`)).toEqual([2, 1, 0]);
    expect(await found(`cluster_id=${clusterId}&ip=203.0.113.2`)).toEqual([2]);
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([2]);
    expect(await found('from=2026-03-01T10:30:00Z&to=2026-03-03T09:59:00Z&status=rejected')).toEqual([1]);
    expect(await found('from=2026-03-01T10:05:00Z&to=2026-03-01T10:50:00Z')).toEqual([1]);
    expect(await found('ip=203.0.113.9')).toEqual([]);
    expect(await found(`user_id=${annaId}`)).toEqual([3]);
    expect(await found(`user_id=${annaId}&status=rejected&from=2026-03-01`)).toEqual([]);
    expect(await found(`user_id=${annaId}&ip=2001:db8::1`)).toEqual([3]);
    expect(await found(`user_id=${annaId}&ip=203.0.113.1`)).toEqual([]);
  });

  it('finds ids, and beginnings of e-mails, addresses and fingerprints', async () => {
    expect(await found(`q=${ids[1]}`)).toEqual([1]);
    expect(await found('q=promo.hun')).toEqual([0]);
    expect(await found('q=PROMO.HUNTER%2B1@')).toEqual([0]);
    expect(await found('q=203.0.113.')).toEqual([2, 1, 0]);
    expect(await found('q=203.0.113.&status=flagged')).toEqual([2]);
    expect(await found('q=2001:db8')).toEqual([3]);
    expect(await found('q=2001:db8::1')).toEqual([3]);
    expect(await found('q=2001:DB8::beef')).toEqual([3]);
    expect(await found('q=2001:db8::/64')).toEqual([3]);
    expect(await found('q=::ffff:203.0.113.2')).toEqual([2]);
    expect(await found('q=hunter')).toEqual([2, 1, 0]);
    expect(await found('q=%25')).toEqual([]);
  });

  it('goes on behind a cursor, and back to the oldest', async () => {
    const first = await list('limit=3');
    expect(first.items).toHaveLength(3);
    const second = await list(`limit=3&cursor=${first.next_cursor}`);
    expect(second.items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(second.next_cursor).toBeNull();
    expect((await list('limit=3&page=2')).items.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list('sort=created_at&limit=1')).items.map(({ id }) => id)).toEqual([ids[0]]);
    const clusterId = (await list(`fingerprint=${FP}`)).items[0]?.cluster_id;
    const half = await list(`cluster_id=${clusterId}&limit=2`);
    const rest = await list(`cluster_id=${clusterId}&limit=2&cursor=${half.next_cursor}`);
    expect(rest.items.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('is saved as the file that its filters say', async () => {
    const posted = await admin.post(`${BASE}/export`, { format: 'csv', ip: '203.0.113.1' });
    expect(posted.headers['content-disposition']).toMatch(/^attachment; filename="promo-requests-.*\.csv";/);
    const lines = posted.raw.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Дата (МСК);Статус;Причина;Код;Сумма, ₽;Почта');
    expect(lines[1]).toContain(';Отклонён;Бонус уже получен;WELCOME;100;');
    const got = await admin.get(`${BASE}/requests/export?format=csv&ip=203.0.113.1`);
    expect(got.raw.toString()).toBe(posted.raw.toString());
    const xlsx = await admin.post(`${BASE}/export`, { format: 'xlsx' });
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    for (const everything of [{}, undefined]) {
      const file = await admin.post(`${BASE}/export`, everything);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.raw.toString().trimEnd().split('\r\n').length).toBeGreaterThan(lines.length);
    }
    expect(await admin.post(`${BASE}/export`, { format: 'pdf' })).toMatchObject({ code: 'VAL.003' });
    expect(await admin.post(`${BASE}/export`, { format: 'csv', ip: 'nowhere' })).toMatchObject({
      code: 'VAL.003',
    });
  });

  it.each([
    'ip=1.2.3.4.5',
    'fingerprint=a%20b',
    'status=paid',
    'cluster_id=1',
    'from=2026-02-30',
    'cursor=x',
    'sort=ip',
    'limit=201',
    'page=0',
  ])('refuses a wrong value: %s', async (query) => {
    expect(await admin.get(`${BASE}/requests?${query}`)).toMatchObject({ status: 400, code: 'VAL.003' });
  });

  it("is nobody's without user:manage, as are its neighbours", async () => {
    const finance = await api.signedIn({ permissions: ['payment_request:manage', 'rate_correction:manage'] });
    for (const path of [
      'requests',
      'stats',
      'analytics',
      'top-ips',
      'top-fingerprints',
      'clusters',
      'blocks',
      'shared-networks',
    ])
      expect(await finance.get(`${BASE}/${path}`)).toMatchObject({
        code: 'AUTH.003',
        details: { permission: 'user:manage' },
      });
    expect(await finance.post(`${BASE}/export`, { format: 'csv' })).toMatchObject({ code: 'AUTH.003' });
    expect(await finance.post(`${BASE}/clusters/refresh`)).toMatchObject({ code: 'AUTH.003' });
    expect(await api.visitor().get(`${BASE}/requests`)).toMatchObject({ code: 'AUTH.001' });
  });

  it('is written once', async () => {
    await expect(api.db.updateTable('promo_requests').set({ status: 'granted' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(api.db.deleteFrom('promo_requests').execute()).rejects.toThrow('append-only');
  });
});
