import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  sessionHandlers,
  useApiServer,
} from '@cabinet/kernel/testing';

type WireRequest = WireData<'GET nona/admin/promo/requests'>['items'][number];
type WireStats = WireData<'GET nona/admin/promo/stats'>;
type WireCluster = WireData<'GET nona/admin/promo/clusters'>['items'][number];
type WireBlock = WireData<'GET nona/admin/promo/blocks'>['items'][number];
type WireDetail = WireData<'GET nona/admin/promo/clusters/{id}'>;

/** Who may see it, as `users/me` sends them. */
export const ADMIN = buildCurrentUser({ permissions: ['user:manage'] });

export const ADDRESS = '203.0.113.77';
export const DEVICE = 'a1b2c3d4e5f60718-0f1e';
export const CLUSTER_ID = '01900000-0000-7000-8000-0000000000d1';

const AT = '2026-11-20T09:00:00.000Z';

export const buildRequest = (draft: Partial<WireRequest> = {}): WireRequest => ({
  id: '01900000-0000-7000-8000-0000000000b1',
  created_at: AT,
  user_id: null,
  user_name: null,
  email: 'hunter@mail.example',
  ip: ADDRESS,
  fingerprint: DEVICE,
  user_agent: 'Mozilla/5.0',
  code: 'WELCOME100',
  amount: '100.00',
  status: 'rejected',
  reason: 'Много заявок',
  cluster_id: CLUSTER_ID,
  cluster_number: 12,
  ip_blocked: false,
  fingerprint_blocked: true,
  ...draft,
});

const NUMBERS = {
  from: '2026-09-26',
  to: '2026-10-25',
  total: 150,
  granted: 100,
  rejected: 50,
  flagged: 0,
  unique_ips: 90,
  unique_fingerprints: 80,
  amount_granted: '10000.00',
  people: 100,
  converted_to_topup: 10,
  conversion: 0.1,
};

const STATS: WireStats = {
  ...NUMBERS,
  from: '2026-10-26',
  to: '2026-11-24',
  total: 162,
  flagged: 4,
  converted_to_topup: 15,
  conversion: 0.15,
  previous: NUMBERS,
};

const SEEN = { first_seen: '2026-11-01T09:00:00.000Z', last_seen: AT };
const OF_CLUSTER = { cluster_id: CLUSTER_ID, cluster_number: 12 };
const TOP = { requests: 64, users: 60, granted: 9, amount: '900.00', ...SEEN, blocked: false };

const CLUSTER: WireCluster = {
  id: CLUSTER_ID,
  number: 12,
  requests: 64,
  users: 60,
  ips: 1,
  fingerprints: 12,
  granted: 9,
  amount: '900.00',
  ...SEEN,
  is_new: false,
  top_ip: ADDRESS,
  top_fingerprint: DEVICE,
};

const NETWORK = {
  ip: '192.0.2.10',
  fingerprints: 30,
  requests: 31,
  granted: 30,
  amount: '3000.00',
  ...SEEN,
  blocked: false,
};

const { top_ip: _ip, top_fingerprint: _fingerprint, ...FACTS } = CLUSTER;
const node = (kind: 'user' | 'ip' | 'fingerprint', value: string, requests: number, blocked = false) => ({
  key: `${kind}:${value}`,
  kind,
  value,
  label: value,
  requests,
  blocked,
});

export const DETAIL: WireDetail = {
  ...FACTS,
  nodes: [
    node('ip', ADDRESS, 64),
    node('fingerprint', DEVICE, 40, true),
    node('user', 'hunter@mail.example', 3),
  ],
  edges: [
    { from: `fingerprint:${DEVICE}`, to: `ip:${ADDRESS}`, requests: 40 },
    { from: `fingerprint:${DEVICE}`, to: 'user:hunter@mail.example', requests: 3 },
  ],
  edges_total: 2,
  is_cut: false,
  shared_networks: [],
};

const page = <Item>(items: readonly Item[]) => ({
  items,
  total: items.length,
  page: 1,
  limit: 50,
  next_cursor: null,
});

/** The API behind the monitoring: it keeps what is blocked, and says what it was asked and told. */
export function usePromoApi() {
  let requests: WireRequest[] = [];
  let blocks: WireBlock[] = [];
  let isPending = false;
  let refusal: WireBlock | null = null;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const note = (request: { readonly url: string }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname.replace('/api/nona/admin/promo/', '')}${decodeURIComponent(search)}`);
  };
  const api = useApiServer(
    ...sessionHandlers(ADMIN),
    handle('GET nona/admin/promo/stats', ({ request }) => {
      note(request);
      return STATS;
    }),
    handle('GET nona/admin/promo/analytics', ({ request }) => {
      note(request);
      return {
        from: '2026-11-23',
        to: '2026-11-24',
        by: new URL(request.url).searchParams.get('by') === 'hour' ? 'hour' : 'day',
        points: [
          { at: '2026-11-22T21:00:00.000Z', granted: 3, rejected: 2, flagged: 1, amount_granted: '300.00' },
          { at: '2026-11-23T21:00:00.000Z', granted: 0, rejected: 0, flagged: 0, amount_granted: '0.00' },
        ],
      };
    }),
    handle('GET nona/admin/promo/requests', ({ request }) => {
      note(request);
      return page(requests);
    }),
    handle('GET nona/admin/promo/top-ips', ({ request }) => {
      note(request);
      const items = [{ ip: ADDRESS, is_shared_network: true, ...TOP, ...OF_CLUSTER }];
      return { from: '2026-11-01', to: '2026-11-24', items };
    }),
    handle('GET nona/admin/promo/top-fingerprints', ({ request }) => {
      note(request);
      const items = [{ fingerprint: DEVICE, ...TOP, blocked: true, cluster_id: null, cluster_number: null }];
      return { from: '2026-11-01', to: '2026-11-24', items };
    }),
    handle('GET nona/admin/promo/clusters', ({ request }) => {
      note(request);
      const refresh = { requested_at: null, finished_at: AT, took_ms: 800, is_pending: isPending };
      isPending = false;
      return { ...page([CLUSTER]), refresh };
    }),
    handle('POST nona/admin/promo/clusters/refresh', () => {
      sent.push('refresh');
      isPending = true;
      return { requested_at: AT, finished_at: null, took_ms: null, is_pending: true };
    }),
    handle('GET nona/admin/promo/clusters/{id}', ({ params }) =>
      params.id === CLUSTER_ID ? DETAIL : failure('RES.001'),
    ),
    handle('GET nona/admin/promo/shared-networks', { items: [NETWORK], total: 1 }),
    handle('GET nona/admin/promo/blocks', ({ request }) => {
      note(request);
      return page(blocks);
    }),
    handle('GET nona/admin/promo/blocks/{kind}/{value}', ({ params }) => ({
      kind: params.kind === 'ip' ? 'ip' : 'fingerprint',
      value: String(params.value),
      covers: String(params.value).endsWith('/24') ? 256 : 1,
      requests: 64,
      users: 60,
      users_30d: 21,
      granted: 9,
      amount: '900.00',
      links: 12,
      block: refusal,
    })),
    handle('POST nona/admin/promo/blocks', async ({ request }) => {
      const body = Object(await request.json());
      sent.push(body);
      const block = {
        kind: body.kind,
        value: body.value,
        reason: body.reason,
        requests: 64,
        created_by: { id: ADMIN.user.id, display_name: 'Админ' },
        created_at: AT,
      };
      blocks = [...blocks, block];
      return block;
    }),
    handle('DELETE nona/admin/promo/blocks/{kind}/{value}', ({ params }) => {
      sent.push(`unblock ${params.kind} ${params.value}`);
      blocks = blocks.filter(({ value }) => value !== params.value);
      return null;
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    requests = [buildRequest()];
    blocks = [];
    isPending = false;
    refusal = null;
    asked.length = 0;
    sent.length = 0;
  });
  return {
    api,
    asked,
    sent,
    setRequests: (next: readonly WireRequest[]) => {
      requests = [...next];
    },
    /** The block that refuses whatever is asked about. */
    setRefusal: (next: WireBlock) => {
      refusal = next;
    },
    setBlocks: (next: readonly WireBlock[]) => {
      blocks = [...next];
    },
  };
}
