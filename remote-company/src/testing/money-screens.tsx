import {
  buildCurrentUser,
  handle,
  offerScreens,
  renderWithProviders,
  signedInStore,
} from '@cabinet/kernel/testing';
import type { ReactElement } from 'react';
import { elsewhere } from '../paths.ts';
import { buildCompany } from './build-company.ts';

export const COMPANY_ID = '01900000-0000-7000-8000-0000000000f1';
export const ANNA = '01900000-0000-7000-8000-0000000000e1';
export const COMPANY_PAYER = {
  id: '01900000-0000-7000-8000-0000000000f2',
  kind: 'company',
  name: 'Вектор',
} as const;

type Permissions = NonNullable<Parameters<typeof buildCurrentUser>[0]>['permissions'];

/** The role of whoever {@link renderOfCompany} shows a screen to. */
const ROLE = { role_id: buildCurrentUser().user.role_info.role_id, role_name: 'Роль' };

/** What the lists of a company's money ask for beside their rows and its people. */
export const companyMoneyHandlers = [
  handle('GET company/{id}', () => buildCompany({ id: COMPANY_ID, membership: { role: ROLE } })),
  handle('GET models', () => ({ models: [] })),
];

/** Shows a screen to a person of the company «Вектор». */
export function renderOfCompany(screen: ReactElement, permissions: Permissions, at = '/') {
  const store = signedInStore(
    buildCurrentUser({
      account_type: 'company',
      permissions,
      company_id: COMPANY_ID,
      company: { id: COMPANY_ID, name: 'Вектор' },
    }),
  );
  offerScreens(store, elsewhere.payment);
  return renderWithProviders(screen, { store, at });
}
