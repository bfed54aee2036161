import {
  buildCurrentUser,
  offerScreens,
  renderWithProviders,
  signedInStore,
  type UserDraft,
} from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { elsewhere } from '../paths.ts';
import { TopUpLink } from './top-up-link.tsx';

const IN_GROUP: UserDraft = { group: { id: 'g1', name: 'Семья', is_owner: false } };
const inCompany = (...permissions: string[]): UserDraft => ({
  company_id: 'c1',
  company: { id: 'c1', name: 'Ромашка' },
  role_info: { role_id: 'r1', role_name: 'Роль', permissions },
});

function renderLink(
  of: 'group' | 'company',
  draft: UserDraft,
  offered: readonly { readonly pattern: string }[] = [elsewhere.payment],
) {
  const store = offerScreens(signedInStore(buildCurrentUser(draft)), ...offered);
  renderWithProviders(
    <TopUpLink of={of} method="card">
      Пополнить
    </TopUpLink>,
    { store },
  );
  return screen.queryByRole('link', { name: 'Пополнить' });
}

describe('the link to a top-up', () => {
  it('is there at once and names the account and the way to pay', () => {
    expect(renderLink('group', IN_GROUP)).toHaveAttribute('href', '/payment?payer=group&method=card');
  });

  it.each(['company_balance:view', 'company:view_payment_requests'])('is there with %s', (permission) => {
    expect(renderLink('company', inCompany(permission))).toHaveAttribute(
      'href',
      '/payment?payer=company&method=card',
    );
  });

  it.each<[string, 'group' | 'company', UserDraft]>([
    ['without a group', 'group', {}],
    ['without a company', 'company', {}],
    ['without a permission', 'company', inCompany('company:transactions')],
  ])('is not there %s', (_who, of, draft) => {
    expect(renderLink(of, draft)).toBeNull();
  });

  it('leads nowhere where no remote offers the payment screen', () => {
    expect(renderLink('group', IN_GROUP, [])).toBeNull();
  });
});
