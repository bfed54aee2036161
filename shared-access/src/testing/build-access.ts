import type { WireData } from '@cabinet/kernel/http';

type WireAccess = WireData<'GET users/{id}/access'>;
type WireVerdict = WireAccess['models'][number];
type WireFoundUser = WireData<'GET users'>['users'][number];

export const PERSON_ID = '01900000-0000-7000-8000-0000000000f1';

type WireRoleVerdict = WireVerdict['verdicts'][number];

/** What one of the roles says of a model; it is open unless told otherwise. */
export const buildRoleVerdict = (draft: Partial<WireRoleVerdict> = {}): WireRoleVerdict => ({
  of: 'role',
  hasAccess: true,
  reason: null,
  rule: 'all:enable',
  overridden: [],
  ...draft,
});

/** The verdict on one model, by one role; open unless told otherwise. */
export const buildVerdict = ({ verdicts, ...draft }: Partial<WireVerdict> = {}): WireVerdict => {
  const { hasAccess = true, rule = 'all:enable', overridden = [] } = draft;
  return {
    id: 'rosa-1',
    name: 'Роза 1',
    vendor: 'Ромашка',
    type: 'text',
    tags: ['открытая'],
    enabled: true,
    hasAccess: true,
    reason: null,
    rule: 'all:enable',
    rule_of: 'role',
    overridden: [],
    allowed: true,
    ...draft,
    verdicts: verdicts ?? [buildRoleVerdict({ hasAccess, rule, overridden })],
  };
};

/** What a person of a global role may use, one model of it. */
export const buildAccess = ({
  user,
  ...draft
}: Partial<Omit<WireAccess, 'user'>> & { readonly user?: Partial<WireAccess['user']> } = {}): WireAccess => ({
  role: { role_id: 'role-1', role_name: 'Партнёр', company_id: null, company_name: null },
  global_role: null,
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
  global_role: null,
  company: null,
  ...draft,
});
