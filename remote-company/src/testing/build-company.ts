import type { WireData } from '@cabinet/kernel/http';

type WireCompany = WireData<'GET company/{id}'>;
type WireCompanyUser = WireData<'GET company/{id}/users'>['items'][number];
type WireCompanyRole = WireData<'GET company/{id}/roles'>[number];

const id = (last: string) => `01900000-0000-7000-8000-0000000000${last}`;

export const COMPANY_ID = id('c0');
/** Who is signed in, as `buildCurrentUser` has them. */
export const SELF_ID = id('01');
export const STAFF_ROLE_ID = id('e1');
export const DIRECTOR_ROLE_ID = id('e2');
export const ACCOUNTANT_ROLE_ID = id('e3');

const STAFF_ROLE = { role_id: STAFF_ROLE_ID, role_name: 'Сотрудник' };

/** What a test may say about a company. */
export interface CompanyDraft extends Partial<Omit<WireCompany, 'membership' | 'payer'>> {
  readonly membership?: Partial<WireCompany['membership']>;
  readonly payer?: Partial<WireCompany['payer']>;
}

/** A company as a member without any permission reads it. */
export function buildCompany({ membership, payer, ...draft }: CompanyDraft = {}): WireCompany {
  return {
    id: COMPANY_ID,
    name: 'ООО «Вектор»',
    full_name: 'Общество с ограниченной ответственностью «Вектор»',
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    legal_address: 'Москва',
    director_name: 'Дарья Директорова',
    phone: null,
    email: null,
    version: 'v1',
    bank_details: null,
    bank_version: null,
    owner_id: id('02'),
    owner_name: 'Дарья Директорова',
    users_count: 3,
    created_at: '2026-01-10T09:00:00.000Z',
    may_edit: false,
    setup: null,
    managers: [{ user_id: id('02'), display_name: 'Дарья Директорова', email: 'director@demo.example' }],
    ...draft,
    payer: {
      id: id('a9'),
      kind: 'company',
      name: 'ООО «Вектор»',
      tier: 'plus',
      balance: null,
      available: null,
      held: null,
      ...payer,
    },
    membership: {
      is_owner: false,
      role: STAFF_ROLE,
      monthly_cap: '5000.00',
      spent_this_month: '1200.00',
      resets_at: '2026-11-30T21:00:00.000Z',
      joined_at: '2026-03-01T09:00:00.000Z',
      ...membership,
    },
  };
}

/** Somebody who works in the company. */
export function buildCompanyUser(draft: Partial<WireCompanyUser> = {}): WireCompanyUser {
  return {
    user_id: id('03'),
    display_name: 'Егор Сотрудников',
    email: 'employee@demo.example',
    avatar: null,
    role: STAFF_ROLE,
    is_owner: false,
    is_active: true,
    monthly_cap: '1000.00',
    spent_this_month: '100.00',
    last_sign_in_at: '2026-11-20T09:00:00.000Z',
    joined_at: '2026-03-01T09:00:00.000Z',
    ...draft,
  };
}

/** The person who is signed in, among the people of the company. */
export const buildSelf = (draft: Partial<WireCompanyUser> = {}) =>
  buildCompanyUser({
    user_id: SELF_ID,
    display_name: 'Иван Петров',
    email: 'user@demo.example',
    role: { role_id: ACCOUNTANT_ROLE_ID, role_name: 'Управляющий' },
    ...draft,
  });

/** The owner of the company. */
export const buildOwner = (draft: Partial<WireCompanyUser> = {}) =>
  buildCompanyUser({
    user_id: id('02'),
    display_name: 'Дарья Директорова',
    email: 'director@demo.example',
    role: { role_id: DIRECTOR_ROLE_ID, role_name: 'Директор' },
    is_owner: true,
    monthly_cap: null,
    ...draft,
  });

/** A role of the company. */
export const buildRole = (draft: Partial<WireCompanyRole>): WireCompanyRole => ({
  ...STAFF_ROLE,
  description: '',
  permissions: [],
  is_system: false,
  users_count: 1,
  kept_count: 0,
  may_assign: true,
  company_id: COMPANY_ID,
  company_name: 'Ромашка',
  models_open: 3,
  models_total: 3,
  version: 1,
  updated_at: '2026-01-01T09:00:00.000Z',
  updated_by: null,
  ...draft,
});

/** Roles of the company as a manager of people who holds no right to manage roles reads them. */
export const ROLES: readonly WireCompanyRole[] = [
  buildRole({
    role_id: DIRECTOR_ROLE_ID,
    role_name: 'Директор',
    permissions: [
      'company_user:manage',
      'company_role:manage',
      'company_balance:view',
      'company:transactions',
    ],
    is_system: true,
    may_assign: false,
  }),
  buildRole({
    role_id: ACCOUNTANT_ROLE_ID,
    role_name: 'Управляющий',
    permissions: ['company_user:manage', 'company:transactions'],
  }),
  buildRole({ is_system: true }),
];

/** A page of the list of people, with all of its rows on it. */
export function buildUserPage(items: readonly WireCompanyUser[]): WireData<'GET company/{id}/users'> {
  return { items, total: items.length, page: 1, limit: 20, next_cursor: null };
}
