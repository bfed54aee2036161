import type { Permission } from '@cabinet/access/permissions';
import type { WireData } from '@cabinet/kernel/http';
import { RouterLink } from '@cabinet/kernel/router';
import {
  buildCurrentUser,
  handle,
  keepFingerprint,
  offerScreens,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { elsewhere } from '../paths.ts';
import { Screen } from '../screens/company-detail/company-detail-screen.tsx';
import { buildRole, type CompanyDraft } from './build-company.ts';
import { buildRomashka, ROMASHKA_ID } from './company-answers.ts';

type WireEvent = WireData<'GET company/{id}/history'>['items'][number];

const PERSON = { id: '01900000-0000-7000-8000-000000000001', display_name: 'Иван Петров' };

export const buildCreation = (id: string): WireEvent => ({
  id,
  at: '2026-01-10T09:00:00.000Z',
  action: 'company.create',
  actor: PERSON,
  user: null,
  changes: [],
});

const EVENTS: readonly WireEvent[] = [
  {
    id: 'e2',
    at: '2026-11-20T09:00:00.000Z',
    action: 'company.update',
    actor: PERSON,
    user: null,
    changes: [
      { field: 'name', before: 'ООО «Роза»', after: 'ООО «Ромашка»' },
      { field: 'phone', before: null, after: '+74951234567' },
    ],
  },
  buildCreation('e1'),
];

const role = (id: string, name: string, count: number) =>
  buildRole({ role_id: id, role_name: name, is_system: true, users_count: count });

/** The API behind the screen: an owner alone in the company. */
export function useDetailApi() {
  const api = useApiServer(
    ...sessionHandlers(buildCurrentUser()),
    handle('GET company/{id}', () => buildRomashka()),
    handle('GET company/{id}/roles', [role('r1', 'Директор', 1), role('r2', 'Сотрудник', 4)]),
    handle('GET company/{id}/second-factor', {
      is_required: false,
      people: 1,
      missing: 1,
      has_own: false,
      without: [],
    }),
    handle('GET company/{id}/history', { items: EVENTS, total: 2, page: 1, limit: 10, next_cursor: null }),
  );
  keepFingerprint();
  return {
    api,
    answerCompany: (draft: CompanyDraft) => api.use(handle('GET company/{id}', () => buildRomashka(draft))),
  };
}

export function renderDetail(
  permissions: readonly Permission[] = ['company_user:manage'],
  viewer: UserDraft = {},
) {
  const company = { id: ROMASHKA_ID, name: 'ООО «Ромашка»' };
  const current = buildCurrentUser({ permissions, company_id: ROMASHKA_ID, company, ...viewer });
  return renderWithProviders(
    <>
      <RouterLink to="/company">Прочь</RouterLink>
      <Screen />
    </>,
    {
      store: offerScreens(signedInStore(current), elsewhere.companyRoles),
      at: `/company/${ROMASHKA_ID}`,
      path: '/company/:companyId',
    },
  );
}
