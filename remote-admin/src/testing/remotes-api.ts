import type { WireData } from '@cabinet/kernel/http';
import { failure, handle, keepFingerprint, useApiServer } from '@cabinet/kernel/testing';

/** Moments of another year are shown with it. */
export const THIS_YEAR = new Date().getFullYear();

export type WireRemote = WireData<'GET admin/remotes'>['items'][number];
type WireBuild = WireRemote['builds'][number];
export type WireChange = WireData<'GET admin/remotes/{name}/history'>['items'][number];

/** Of builds that no page has reported. */
const SILENT = {
  loads: 0,
  failures: 0,
  failure_rate: null,
  reasons: { network: 0, integrity: 0, malformed: 0, incompatible: 0, crashed: 0 },
  p50_ms: null,
  p75_ms: null,
  p95_ms: null,
} as const;

export const buildLoads = (build: string, draft: Partial<WireBuild> = {}): WireBuild => ({
  build,
  stage: 'live',
  ...SILENT,
  ...draft,
});

export const buildRemote = (draft: Partial<WireRemote> = {}): WireRemote => ({
  name: 'account',
  live: { build: '1.0.0-aaaa000001', since: `${THIS_YEAR}-11-25T11:05:00.000Z`, by: 'anna@demo.example' },
  canary: null,
  held: [],
  former: [],
  rollback: null,
  builds: [buildLoads('1.0.0-aaaa000001')],
  ...draft,
});

export const buildChange = (revision: number, draft: Partial<WireChange> = {}): WireChange => ({
  revision,
  at: `${THIS_YEAR}-11-25T11:05:00.000Z`,
  by: 'anna@demo.example',
  why: `изменение ${revision}`,
  action: 'release',
  from: '1.0.0-aaaa000000',
  to: '1.0.0-aaaa000001',
  percent: null,
  ...draft,
});

/** The API behind the releases: it takes back what it is told to, and keeps what it was asked. */
export function useRemotesApi() {
  let remotes: WireRemote[] = [];
  let changes: WireChange[] = [];
  const asked: string[] = [];
  const written: unknown[] = [];
  const keys: (string | null)[] = [];
  const api = useApiServer(
    handle('GET admin/remotes', ({ request }) => {
      asked.push(new URL(request.url).search);
      return { revision: 7, items: remotes };
    }),
    handle('GET admin/remotes/{name}/history', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
      const left = changes.filter(({ revision }) => revision < before);
      const items = left.slice(0, Number(query.get('limit')));
      return { items, next: left.length > items.length ? (items.at(-1)?.revision ?? null) : null };
    }),
    handle('POST admin/remotes/{name}/rollback', async ({ request, params }) => {
      const body = Object(await request.json());
      written.push(body);
      keys.push(request.headers.get('idempotency-key'));
      const remote = remotes.find(({ name }) => name === params.name);
      if (remote?.rollback?.from !== body.from || remote?.rollback?.to !== body.to)
        return failure('RES.003', { message: 'Раздел уже изменили' });
      remotes = remotes.map((each) => (each === remote ? { ...each, canary: null, rollback: null } : each));
      return null;
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    remotes = [];
    changes = [];
    asked.length = 0;
    written.length = 0;
    keys.length = 0;
  });
  return {
    api,
    asked,
    written,
    keys,
    setRemotes: (next: readonly WireRemote[]) => {
      remotes = [...next];
    },
    setChanges: (next: readonly WireChange[]) => {
      changes = [...next];
    },
  };
}
