import { PERMISSIONS } from '@cabinet/access/permissions';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { uuidv7 } from '#db/index.ts';
import { statementFile } from '#modules/admin/bank-statements/testing/build-statement.ts';
import { BANK, companyForm, type Founded, found } from '#test/company-people.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { groupOfTwo, type TestGroup } from '#test/test-groups.ts';
import { newEmail } from '#test/test-invitations.ts';
import { openRequest } from '#test/test-payments.ts';
import { testReleases } from '#test/test-releases.ts';
import { isDocumented, watchedOf } from '#test/watch-answers.ts';
import { KEY_HEADER } from './idempotency.ts';

interface Place {
  readonly staff: SignedIn;
  readonly group: TestGroup;
  readonly company: Founded;
  readonly requestId: string;
  /** The handles of an open invitation of each. */
  readonly groupToken: string;
  readonly companyToken: string;
}

interface Call {
  readonly by?: (place: Place) => SignedIn;
  /** Without it anything of its kind stands for the parameters of the address. */
  readonly path?: (place: Place) => string;
  readonly body?: (place: Place) => object;
  readonly type?: string;
}

const REASON = 'Сверка повторов';
const ofGroup = ({ group }: Place) => group.owner;
const ofCompany = ({ company }: Place) => company.owner;

/** A call of each route that declares `once: 'by-key'`, whole enough to reach its key. */
const CALLS: Readonly<Record<string, Call>> = {
  'POST /v1/permissions': { body: () => ({ id: 'once:view', name: 'Раз', category: 'Прочее' }) },
  'POST /v1/admin/jobs/:id/retry': {},
  'POST /v1/admin/users': { body: () => ({ email: 'once@people.example', display_name: 'Раз' }) },
  'POST /v1/admin/users/:id/invite': { path: ({ staff }) => `/admin/users/${staff.userId}/invite` },
  'POST /v1/admin/users/bulk': {
    body: ({ group }) => ({ action: 'activate', ids: [group.member.userId], expected_count: 1 }),
  },
  'POST /v1/admin/payers/add-funds': {
    body: ({ group }) => ({ payer_id: group.payerId, amount: '10', reason: REASON, document: 'Акт 7' }),
  },
  'POST /v1/admin/remotes/:name/rollback': {
    path: () => '/admin/remotes/orders/rollback',
    body: () => ({ from: '1.2.3-two', to: '1.2.3-one', why: REASON }),
  },
  'POST /v1/admin/proposals/:id/confirm': {},
  'POST /v1/admin/proposals/:id/reject': { body: () => ({ reason: REASON }) },
  'POST /v1/admin/proposals/:id/cancel': {},
  'POST /v1/admin/payers/fund-proposals/:id/confirm': {},
  'POST /v1/admin/payers/fund-proposals/:id/reject': { body: () => ({ reason: REASON }) },
  'POST /v1/admin/payers/fund-proposals/:id/cancel': {},
  'POST /v1/admin/bank-statements': {
    path: () => '/admin/bank-statements?file_name=kl.txt',
    body: () => statementFile(),
    type: 'application/octet-stream',
  },
  'POST /v1/admin/bank-statements/:id/lines/:n/pay': {
    body: ({ group }) => ({ payer_id: group.payerId, reason: REASON }),
  },
  'POST /v1/admin/bank-statements/:id/confirm': {
    body: ({ requestId }) => ({ lines: [{ n: 1, request_id: requestId }] }),
  },
  'POST /v1/users/me/views': { body: () => ({ table: 'admin-users', name: 'Вид', query: 'q=a' }) },
  'POST /v1/transactions/export-jobs': { body: () => ({ format: 'csv', filters: {} }) },
  'POST /v1/rate-corrections': {
    body: () => ({ scope: { type: 'all' }, multiplier: '0.9', reason: REASON }),
  },
  'POST /v1/group': { body: () => ({ name: 'Раз' }) },
  'DELETE /v1/group': { by: ofGroup },
  'POST /v1/group/invite': { by: ofGroup, body: () => ({ email: 'once@group.example' }) },
  'POST /v1/group/invitations/:token/resend': {
    by: ofGroup,
    path: ({ groupToken }) => `/group/invitations/${groupToken}/resend`,
  },
  'POST /v1/payment/pay': { body: () => ({ amount: '100', method: 'card' }) },
  'POST /v1/payment/requests/:id/pay': { path: ({ requestId }) => `/payment/requests/${requestId}/pay` },
  'POST /v1/payment/requests/:id/invoice/send': {
    path: ({ requestId }) => `/payment/requests/${requestId}/invoice/send`,
    body: () => ({ email: 'once@people.example' }),
  },
  'PATCH /v1/payment/requests/:id/status': {
    path: ({ requestId }) => `/payment/requests/${requestId}/status`,
    body: () => ({ status: 'cancelled' }),
  },
  'POST /v1/models': {
    body: () => ({
      ...{ id: 'once-1', name: 'Раз', developer: 'Ромашка', type: 'text', tags: [] },
      ...{ input_price: '1', output_price: '1', enabled: false, reason: REASON },
    }),
  },
  'POST /nona/admin/promo/blocks': { body: () => ({ kind: 'ip', value: '203.0.113.9', reason: REASON }) },
  'POST /v1/company/:id/roles': {
    by: ofCompany,
    path: ({ company }) => `/company/${company.id}/roles`,
    body: () => ({ name: 'Раз', permissions: [] }),
  },
  'POST /v1/company': { body: () => companyForm({ bank_details: BANK }) },
  'POST /v1/company/:id/users': {
    by: ofCompany,
    path: ({ company }) => `/company/${company.id}/users`,
    body: () => ({ email: 'once@company.example' }),
  },
  'POST /v1/company/:id/invitations/:token/resend': {
    by: ofCompany,
    path: ({ company, companyToken }) => `/company/${company.id}/invitations/${companyToken}/resend`,
  },
  'POST /v1/roles': { body: () => ({ name: 'Раз', permissions: [] }) },
};

const METHODS = ['POST', 'PATCH', 'PUT', 'DELETE'] as const;
const releases = await testReleases();

describe.each(anyDatabase)('the calls that a key makes happen once, on $name', (database) => {
  const api = useTestApi(database, { env: { RELEASE_STORE: releases.address } });
  let place: Place;

  beforeAll(async () => {
    for (const build of ['one', 'two']) await releases.release(build);
    const staff = await api.signedIn({ permissions: [...PERMISSIONS] });
    const [group, company] = [await groupOfTwo(api), await found(api)];
    const tokenOf = async (by: SignedIn, path: string) =>
      (await by.post(path, { email: newEmail() })).read<{ token: string }>().token;
    place = {
      ...{ staff, group, company },
      requestId: (await openRequest(staff)).id,
      groupToken: await tokenOf(group.owner, '/group/invite'),
      companyToken: await tokenOf(company.owner, `/company/${company.id}/users`),
    };
  });

  const declared = () =>
    watchedOf(api.app).routes.flatMap(({ method, url, config }) =>
      config?.once === 'by-key' && isDocumented(url) ? [`${String(method)} ${url.slice('/api'.length)}`] : [],
    );

  /** What the call answers to a key that nobody but `runOnce` reads, and that it refuses. */
  function knock(name: string) {
    const [verb = '', url = ''] = name.split(' ');
    const method = METHODS.find((each) => each === verb) ?? 'POST';
    const { by, path, body, type } = CALLS[name] ?? {};
    const address = path?.(place) ?? `/api${url.replace(':n/', '1/').replaceAll(/:\w+/g, () => uuidv7())}`;
    const headers = { [KEY_HEADER]: 'short', ...(type !== undefined && { 'content-type': type }) };
    return (by?.(place) ?? place.staff).send(method, address, body?.(place), headers);
  }

  it('are all known here', () => {
    expect(declared().length).toBeGreaterThan(30);
    expect(declared().toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(Object.keys(CALLS))('read their key: %s', async (name) => {
    expect(await knock(name)).toMatchObject({
      code: 'VAL.003',
      details: { fields: { [KEY_HEADER]: expect.stringMatching(/^Ключ из/) } },
    });
  });
});
