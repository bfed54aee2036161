import {
  buildCurrentUser,
  offerScreens,
  renderWithProviders,
  signedInStore,
  type UserDraft,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { elsewhere } from '../../paths.ts';
import { useAccountApi } from '../../testing/account-screen.tsx';
import { Screen } from './account-screen.tsx';

useAccountApi();

const GROUP = { id: 'g', name: 'Семья', is_owner: true };
const COMPANY = { id: 'c', name: 'ООО «Вектор»' };

async function renderAccount(draft: UserDraft, ...screens: Parameters<typeof offerScreens>[1][]) {
  const store = offerScreens(signedInStore(buildCurrentUser(draft)), ...screens);
  renderWithProviders(<Screen />, { store });
  await screen.findByText('2 устройства');
}

const link = (name: string) => screen.queryByRole('link', { name });

describe('where a person belongs', () => {
  it('leads somebody who is alone to a group and a company of their own', async () => {
    await renderAccount({}, elsewhere.group, elsewhere.companyCreate);
    expect(link('Создать группу')).toHaveAttribute('href', '/group');
    expect(link('Создать компанию')).toHaveAttribute('href', '/company/create');
  });

  it('leads to what the person does not have', async () => {
    await renderAccount({ group: GROUP }, elsewhere.group, elsewhere.companyCreate);
    expect(link('Семья')).toBeVisible();
    expect(link('Создать группу')).not.toBeInTheDocument();
    expect(link('Создать компанию')).toBeVisible();
  });

  it('leads nowhere where a person has both', async () => {
    await renderAccount(
      { group: GROUP, company: COMPANY, company_id: 'c' },
      elsewhere.group,
      elsewhere.companyCreate,
    );
    expect(screen.getByRole('region', { name: 'Компания и группа' })).toBeVisible();
    expect(link('Создать компанию')).not.toBeInTheDocument();
  });

  it('leads to no screen that nobody offers', async () => {
    await renderAccount({});
    expect(screen.queryByRole('region', { name: 'Компания и группа' })).not.toBeInTheDocument();
  });
});
