import { GUEST_ROLE_ID } from '@cabinet/access/permissions';
import { buildFoundUser } from '@cabinet/access/testing';
import type { WireData } from '@cabinet/kernel/http';
import { buildCurrentUser, failure, handle, keepFingerprint, useApiServer } from '@cabinet/kernel/testing';

type WirePerson = WireData<'GET users'>['users'][number];
type WireRole = WireData<'GET roles/global'>[number];

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

export const COMPANY = { id: id('c1'), name: 'ООО «Вектор»' };

/** Who keeps people and roles, as `users/me` sends them. */
export const ADMIN = buildCurrentUser({ permissions: ['user:manage', 'role:manage'] });

const buildRole = (draft: Partial<WireRole>): WireRole => ({
  role_id: id('e1'),
  role_name: 'Партнёр',
  description: '',
  permissions: [],
  company_id: null,
  company_name: null,
  is_system: false,
  users_count: 1,
  kept_count: 0,
  models_open: 1,
  models_total: 3,
  may_assign: true,
  version: 1,
  updated_at: '2026-11-01T09:00:00.000Z',
  updated_by: null,
  ...draft,
});

const ofCompany = { company_id: COMPANY.id, company_name: COMPANY.name };

export const ROLES = {
  usual: buildRole({ role_id: id('e0'), role_name: 'Пользователь', is_system: true }),
  partner: buildRole({ permissions: ['group:view_transactions', 'all:enable'], models_open: 3 }),
  finance: buildRole({
    role_id: id('e2'),
    role_name: 'Финансист',
    permissions: ['payment_request:manage'],
    may_assign: false,
  }),
  /** Of staff, and the viewer may give it. */
  staff: buildRole({ role_id: id('e6'), role_name: 'Кадры', permissions: ['user:manage'], models_open: 3 }),
  guest: buildRole({ role_id: GUEST_ROLE_ID, role_name: 'Гость', is_system: true }),
  employee: buildRole({ role_id: id('e4'), role_name: 'Сотрудник', is_system: true, ...ofCompany }),
  director: buildRole({
    role_id: id('e5'),
    role_name: 'Директор',
    permissions: ['company_user:manage'],
    ...ofCompany,
  }),
} as const;

const refOf = ({ role_id, role_name, company_id, company_name }: WireRole) => ({
  role_id,
  role_name,
  company_id,
  company_name,
});

/** Somebody with this role. */
export const buildPerson = (role: WireRole, draft: Partial<WirePerson> = {}): WirePerson =>
  buildFoundUser({ role: refOf(role), company: role.company_id === null ? null : COMPANY, ...draft });

export const ANNA = buildPerson(ROLES.partner);
export const BORIS = buildPerson(ROLES.usual, {
  id: id('f2'),
  display_name: '',
  email: 'boris@demo.example',
  is_active: false,
});
export const DARIA = buildPerson(ROLES.director, {
  id: id('f3'),
  display_name: 'Дарья Директорова',
  email: 'daria@demo.example',
});

/** The API behind the directory: it keeps who has which role, and says what it was asked and told. */
export function useUsersApi() {
  let people: WirePerson[] = [];
  const asked: string[] = [];
  const written: string[] = [];
  const all = Object.values(ROLES);
  function give(userId: unknown, role: WireRole | undefined) {
    if (role === undefined) return failure('RES.001');
    people = people.map((person) => (person.id === userId ? { ...person, role: refOf(role) } : person));
    return {
      user_id: String(userId),
      role: { role_id: role.role_id, role_name: role.role_name },
      proposal: null,
    };
  }
  const api = useApiServer(
    handle('GET users', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const q = (searchParams.get('q') ?? '').toLowerCase();
      return {
        users: people.filter((each) => `${each.display_name} ${each.email}`.toLowerCase().includes(q)),
      };
    }),
    handle('GET roles/global', () => all.filter(({ company_id }) => company_id === null)),
    handle('GET roles/company/{id}', ({ params }) =>
      all.filter(({ company_id }) => company_id === params.id),
    ),
    handle('POST roles/{id}/assign', async ({ request, params }) => {
      const { userId } = Object(await request.json());
      const role = all.find(({ role_id }) => role_id === params.id);
      written.push(`assign ${role?.role_name}`);
      return give(userId, role);
    }),
    handle('POST roles/{id}/remove', async ({ request, params }) => {
      const { userId } = Object(await request.json());
      const role = all.find(({ role_id }) => role_id === params.id);
      written.push(`remove ${role?.role_name}`);
      return give(userId, role?.company_id === null ? ROLES.usual : ROLES.employee);
    }),
  );
  beforeEach(() => {
    keepFingerprint();
    people = [ANNA, BORIS, DARIA];
    asked.length = 0;
    written.length = 0;
  });
  return {
    api,
    asked,
    written,
    setPeople: (next: readonly WirePerson[]) => {
      people = [...next];
    },
  };
}
