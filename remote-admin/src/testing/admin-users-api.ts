import type { WireData } from '@cabinet/kernel/http';
import { failure, handle, keepFingerprint, sessionHandlers, useApiServer } from '@cabinet/kernel/testing';
import { buildAdminUser, buildLeftMoney, type WireAdminUser } from './build-admin-user.ts';
import { ADMIN, COMPANY, ROLES } from './users-api.ts';

type WireJob = WireData<'GET admin/jobs/{id}'>;

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

export const JOB_ID = id('d1');
export const RETRY_ID = id('d2');

export const ANNA = buildAdminUser();
export const BORIS = buildAdminUser({
  id: id('a2'),
  email: 'boris@demo.example',
  display_name: '',
  phone: null,
  is_active: false,
  balance: '-20.0000000000',
  last_sign_in_at: null,
});
export const DARIA = buildAdminUser({
  id: id('a3'),
  email: 'daria@demo.example',
  display_name: 'Дарья Директорова',
  role: { role_id: ROLES.director.role_id, role_name: 'Директор', company_id: COMPANY.id },
  account_type: 'company',
  company: COMPANY,
  has_password: false,
  last_sign_in_at: null,
});

/** A job over three people. */
export const buildJob = (draft: Partial<WireJob> = {}): WireJob => ({
  id: JOB_ID,
  kind: 'users.bulk',
  action: 'deactivate',
  status: 'running',
  total: 3,
  done: 1,
  failed_count: 0,
  created_by: { id: ADMIN.user.id, display_name: 'Иван Петров' },
  created_at: new Date().toISOString(),
  started_at: null,
  finished_at: null,
  is_cancelled: false,
  has_file: false,
  withheld: null,
  failed: [],
  failure: null,
  ...draft,
});

function pageOf<Item>(items: Item[], total = items.length) {
  return { items, total, page: 1, limit: 20, next_cursor: null };
}

/** The API behind the list of people: it keeps them and the jobs, and says what it was asked and told. */
export function useAdminUsersApi() {
  let people: WireAdminUser[] = [];
  let job: WireJob | null = null;
  let total: number | undefined;
  const asked: string[] = [];
  const written: unknown[] = [];
  function change(userId: unknown, part: Partial<WireAdminUser>) {
    people = people.map((each) => (each.id === userId ? { ...each, ...part } : each));
    const changed = people.find((each) => each.id === userId);
    return changed ? { ...changed, proposals: [] } : failure('RES.001');
  }
  const api = useApiServer(
    handle('GET users/me/attention', () => ({ items: [] })),
    ...sessionHandlers(ADMIN),
    handle('GET users/me/views', []),
    handle('GET roles/global', [ROLES.usual, ROLES.partner, ROLES.finance, ROLES.staff, ROLES.guest]),
    handle('GET admin/companies', ({ request }) => {
      const q = (new URL(request.url).searchParams.get('q') ?? '').toLowerCase();
      const company = {
        ...COMPANY,
        inn: '7812345675',
        kpp: '781201001',
        is_verified: false,
        payer_id: id('c1'),
      };
      return pageOf([company].filter(({ id: of, name }) => of === q || name.toLowerCase().includes(q)));
    }),
    handle('GET admin/proposals', () => pageOf([])),
    handle('GET admin/users', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const q = (searchParams.get('q') ?? '').toLowerCase();
      const found = people.filter((each) => `${each.display_name} ${each.email}`.toLowerCase().includes(q));
      return pageOf(found, total);
    }),
    handle('POST admin/users', async ({ request }) => {
      const body = Object(await request.json());
      written.push(['create', body]);
      const made = buildAdminUser({ ...body, id: id('a9'), has_password: false, last_sign_in_at: null });
      people = [made, ...people];
      return { ...made, proposals: [] };
    }),
    handle('POST admin/users/{id}/invite', ({ params }) => {
      written.push(['invite', params.id]);
      return change(params.id, {});
    }),
    handle('PUT admin/users/{id}', async ({ request, params }) => {
      const body = Object(await request.json());
      written.push(['edit', params.id, body]);
      return change(params.id, body);
    }),
    handle('POST admin/users/{id}/activate', async ({ request, params }) => {
      written.push(['activate', params.id, await request.json()]);
      return change(params.id, { is_active: true });
    }),
    handle('POST admin/users/{id}/deactivate', async ({ request, params }) => {
      written.push(['deactivate', params.id, await request.json()]);
      return change(params.id, { is_active: false });
    }),
    handle('GET admin/users/{id}/deletion', {
      payer: buildLeftMoney(),
      owns: { company: null, group: null },
    }),
    handle('DELETE admin/users/{id}', async ({ params, request }) => {
      written.push(['delete', params.id, await request.json()]);
      people = people.filter((each) => each.id !== params.id);
      return null;
    }),
    handle('POST admin/users/bulk', async ({ request }) => {
      written.push(['bulk', await request.json()]);
      job = buildJob();
      return { job_id: JOB_ID };
    }),
    handle('GET admin/jobs', ({ request }) => {
      const { searchParams } = new URL(request.url);
      // True travels as an empty value.
      expect([searchParams.get('mine'), searchParams.get('kind')]).toEqual(['', 'users.bulk']);
      return pageOf(job === null ? [] : [job]);
    }),
    handle('GET admin/jobs/{id}', ({ params }) =>
      job !== null && job.id === params.id ? job : failure('RES.001'),
    ),
    handle('POST admin/jobs/{id}/cancel', ({ params }) => {
      written.push(['cancel', params.id]);
      job = buildJob({ status: 'cancelled', is_cancelled: true, finished_at: new Date().toISOString() });
      return job;
    }),
    handle('POST admin/jobs/{id}/retry', ({ params }) => {
      written.push(['retry', params.id]);
      job = buildJob({ id: RETRY_ID, total: 1, done: 0 });
      return { job_id: RETRY_ID };
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    localStorage.clear();
    people = [ANNA, BORIS, DARIA];
    job = null;
    total = undefined;
    asked.length = 0;
    written.length = 0;
  });
  return {
    api,
    asked,
    written,
    setPeople: (next: readonly WireAdminUser[]) => {
      people = [...next];
    },
    /** As many as the filter finds on all pages. */
    setTotal: (next: number) => {
      total = next;
    },
    setJob: (next: WireJob | null) => {
      job = next;
    },
  };
}
