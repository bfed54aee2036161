import type { WireData } from '@cabinet/kernel/http';

type WireAccess = WireData<'GET users/{id}/access'>;
type WireVerdict = WireAccess['models'][number];
type WireFoundUser = WireData<'GET users'>['users'][number];

export const PERSON_ID = '01900000-0000-7000-8000-0000000000f1';

/** The verdict on one model; open unless told otherwise. */
export const buildVerdict = (draft: Partial<WireVerdict> = {}): WireVerdict => ({
  id: 'rosa-1',
  name: 'Роза 1',
  vendor: 'Ромашка',
  type: 'text',
  tags: ['открытая'],
  enabled: true,
  hasAccess: true,
  reason: null,
  rule: 'all:enable',
  overridden: [],
  allowed: true,
  ...draft,
});

/** What a person of a global role may use, one model of it. */
export const buildAccess = ({
  user,
  ...draft
}: Partial<Omit<WireAccess, 'user'>> & { readonly user?: Partial<WireAccess['user']> } = {}): WireAccess => ({
  role: { role_id: 'role-1', role_name: 'Партнёр', company_id: null, company_name: null },
  models: [buildVerdict()],
  ...draft,
  user: {
    id: PERSON_ID,
    display_name: 'Анна Воронцова',
    email: 'anna@demo.example',
    is_active: true,
    ...user,
  },
});

/** A person as the search finds them. */
export const buildFoundUser = (draft: Partial<WireFoundUser> = {}): WireFoundUser => ({
  id: PERSON_ID,
  display_name: 'Анна Воронцова',
  email: 'anna@demo.example',
  is_active: true,
  role: { role_id: 'role-1', role_name: 'Партнёр', company_id: null, company_name: null },
  company: null,
  ...draft,
});
