import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildCurrentUser, offerScreens, renderWithProviders, signedInStore } from '../../testing/index.ts';
import { PageHeader } from './page-header.tsx';

const LEDGER = { pattern: '/ledger', title: 'Проверка книги', permission: 'user:manage' };
const DECISIONS = { pattern: '/decisions', title: 'Решения', anyPermission: ['role:manage', 'user:manage'] };
const ACCOUNT = { pattern: '/account', title: 'Мой аккаунт' };

function renderHead(permissions: string[], ...offered: Parameters<typeof offerScreens>[1][]) {
  const store = offerScreens(signedInStore(buildCurrentUser({ permissions })), ...offered);
  renderWithProviders(<PageHeader title="Заявки" related={[LEDGER, DECISIONS, ACCOUNT, false]} />, { store });
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the related screens of a head', () => {
  it('are named as they name themselves, in the order of the head', () => {
    expect(renderHead(['user:manage'], ACCOUNT, DECISIONS, LEDGER)).toEqual([
      ['Проверка книги', '/ledger'],
      ['Решения', '/decisions'],
      ['Мой аккаунт', '/account'],
    ]);
    expect(screen.getByRole('navigation', { name: 'См. также' })).toBeVisible();
  });

  it('leave out what the person may not open', () => {
    expect(renderHead(['role:manage'], ACCOUNT, DECISIONS, LEDGER)).toEqual([
      ['Решения', '/decisions'],
      ['Мой аккаунт', '/account'],
    ]);
  });

  it('leave out what no remote offers', () => {
    expect(renderHead(['user:manage'], ACCOUNT)).toEqual([['Мой аккаунт', '/account']]);
  });

  it('take no room where none is left', () => {
    expect(renderHead([])).toEqual([]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
