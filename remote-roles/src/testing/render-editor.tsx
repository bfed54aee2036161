import { buildProposalPage } from '@cabinet/access/testing';
import type { WireData } from '@cabinet/kernel/http';
import { RouterLink } from '@cabinet/kernel/router';
import {
  buildCurrentUser,
  handle,
  keepFingerprint,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { Screen as CompanyCreate } from '../screens/company-roles-create/company-roles-create-screen.tsx';
import { Screen as CompanyEdit } from '../screens/company-roles-edit-detail/company-roles-edit-detail-screen.tsx';
import { Screen as Create } from '../screens/roles-create/roles-create-screen.tsx';
import { Screen as Edit } from '../screens/roles-edit-detail/roles-edit-detail-screen.tsx';
import { buildRole, buildSuggestions, ROLE_ID } from './build-role.ts';

type WireReplay = WireData<'POST permissions/dynamic/replay'>;

export const COMPANY_ID = '01900000-0000-7000-8000-0000000000c1';

const SCREENS = {
  create: { Screen: Create, path: '/roles/create' },
  edit: { Screen: Edit, path: '/roles/edit/:roleId' },
  companyCreate: { Screen: CompanyCreate, path: '/company/roles/create' },
  companyEdit: { Screen: CompanyEdit, path: '/company/roles/edit/:roleId' },
} as const;

/** Somebody who keeps roles, of the service and of a company. */
export function buildKeeper(draft: UserDraft = {}): ReturnType<typeof buildCurrentUser> {
  return buildCurrentUser({
    permissions: ['user:manage', 'role:manage', 'company_role:manage', 'group:view_transactions'],
    company_id: COMPANY_ID,
    company: { id: COMPANY_ID, name: 'ООО «Вектор»' },
    ...draft,
  });
}

export const buildReplay = (draft: Partial<WireReplay> = {}): WireReplay => ({
  days: 30,
  from: '2026-10-22',
  to: '2026-11-21',
  charges: 40,
  refused: 0,
  amount_refused: '0.00',
  refused_by_edit: 0,
  amount_by_edit: '0.00',
  people: [],
  people_count: 0,
  models: [],
  ...draft,
});

/** The API as the editor finds it: one role, three models, and rules that would have refused nothing. */
export function useEditorApi() {
  keepFingerprint();
  afterEach(() => sessionStorage.clear());
  return useApiServer(
    ...sessionHandlers(buildKeeper()),
    handle('GET roles/{id}', buildRole()),
    handle('GET permissions/suggestions', buildSuggestions()),
    handle('GET permissions/calls', []),
    handle('GET admin/proposals', buildProposalPage([])),
    handle('POST permissions/dynamic/replay', buildReplay()),
  );
}

interface EditorOptions {
  readonly search?: string;
  readonly current?: ReturnType<typeof buildKeeper>;
  readonly store?: ReturnType<typeof signedInStore>;
}

export function renderEditor(
  name: keyof typeof SCREENS,
  { search = '', current = buildKeeper(), store = signedInStore(current) }: EditorOptions = {},
) {
  const { Screen, path } = SCREENS[name];
  return renderWithProviders(
    <>
      <Screen />
      <RouterLink to="/elsewhere">Прочь</RouterLink>
    </>,
    { store, at: `${path.replace(':roleId', ROLE_ID)}${search}`, path },
  );
}

export const nameField = () => screen.findByLabelText('Название');
export const saveButton = () => screen.findByRole('button', { name: 'Сохранить изменения' });
export const createButton = () => screen.findByRole('button', { name: 'Создать роль' });

/** Where the editor keeps the draft of the role that is edited. */
export const EDIT_DRAFT_KEY = `cabinet.role-draft.${buildKeeper().user.id}.${ROLE_ID}`;

interface KeptDraft {
  readonly name?: string;
  readonly granted?: readonly string[];
  readonly rules?: readonly { readonly type: string; readonly action: string; readonly value: string }[];
  readonly version?: number;
  /** Of the role from which it was begun. */
  readonly permissions?: readonly string[];
}

/** A draft that was left in this tab: of the role as `buildRole` has it, with some of it changed. */
export function leaveDraft({
  version = 1,
  permissions = buildRole().permissions,
  ...change
}: KeptDraft): void {
  const { role_name: roleName, description } = buildRole();
  const draft = {
    name: roleName,
    description,
    granted: ['group:view_transactions'],
    all: 'disable',
    rules: [{ type: 'tag', action: 'enable', value: 'открытая' }],
    ...change,
  };
  const base = { roleName, description, permissions, version };
  sessionStorage.setItem(EDIT_DRAFT_KEY, JSON.stringify({ savedAt: new Date().toISOString(), draft, base }));
}
