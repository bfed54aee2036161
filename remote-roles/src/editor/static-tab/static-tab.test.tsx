import { offeredScreensAtom } from '@cabinet/kernel/paths';
import {
  buildCurrentUser,
  expectSearchRule,
  handle,
  renderWithProviders,
  SEARCHED_TEXTS,
  sessionHandlers,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { RoleScope } from '../../api/roles.ts';
import { StaticTab } from './static-tab.tsx';

const GLOBAL: RoleScope = { kind: 'global' };
const COMPANY: RoleScope = { kind: 'company', companyId: 'c1' };
const CUSTOM = {
  id: 'report:view',
  name: 'Просмотр отчётов',
  category: 'Отчёты',
  dynamic: false,
  is_known: false,
  used_by_roles: 0,
  roles: [],
};

const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET permissions', [CUSTOM]),
  handle('GET permissions/calls', [
    { permission: 'company:transactions', method: 'GET', path: 'transactions/company' },
    { permission: 'company:transactions', method: 'GET', path: 'company/{id}/usage' },
  ]),
);

interface Draft {
  readonly scope?: RoleScope;
  readonly granted?: readonly string[];
  readonly held: readonly string[];
  readonly isReadOnly?: boolean;
}

let granted: readonly string[];

function renderTab({ scope = GLOBAL, granted: start = [], held, isReadOnly }: Draft) {
  function Editor() {
    const [now, setNow] = useState(start);
    granted = now;
    return <StaticTab scope={scope} granted={now} onChange={setNow} isReadOnly={isReadOnly} />;
  }
  const store = signedInStore(
    buildCurrentUser({ role_info: { role_id: 'r0', role_name: 'Роль', permissions: [...held] } }),
  );
  store.set(offeredScreensAtom, [
    { path: '/company/transactions', title: 'Транзакции компании', permission: 'company:transactions' },
  ]);
  return renderWithProviders(<Editor />, { store });
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const whole = (category: string) => box(`Вся категория «${category}»`);

describe('the static tab', () => {
  it('offers every permission by category to a global role, and its own to one of a company', () => {
    const { unmount } = renderTab({ held: ['user:manage'] });
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Пользователи и роли',
      'Финансы',
      'Компания',
      'Группа',
    ]);
    unmount();
    renderTab({ scope: COMPANY, held: [] });
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Компания',
    ]);
  });

  it('offers what was made by hand to holders of permission:manage', async () => {
    renderTab({ held: ['permission:manage', 'report:view'] });
    expect(await screen.findByRole('checkbox', { name: /Просмотр отчётов/ })).toBeEnabled();
  });

  it('keeps what a role holds of which nobody knows a name', () => {
    renderTab({ held: [], granted: ['old:thing'] });
    expect(box(/old:thing/)).toBeChecked();
    expect(box(/old:thing/)).toBeDisabled();
  });

  it('grants and takes one permission', async () => {
    const { user } = renderTab({ held: ['company:transactions'], scope: COMPANY });
    await user.click(box(/Просмотр транзакций компании/));
    expect(granted).toEqual(['company:transactions']);
    await user.click(box(/Просмотр транзакций компании/));
    expect(granted).toEqual([]);
  });

  it('locks what its user does not hold, and says why', async () => {
    const { user } = renderTab({
      held: ['company:transactions'],
      granted: ['company_balance:view'],
      scope: COMPANY,
    });
    const locked = box(/Просмотр баланса компании/);
    expect(locked).toBeDisabled();
    expect(locked).toBeChecked();
    expect(locked).toHaveAccessibleDescription(
      'У вас нет этого права, поэтому его нельзя ни выдать, ни забрать',
    );
    await user.click(whole('Компания'));
    expect(granted).toEqual(['company_balance:view', 'company:transactions']);
  });

  it('shows all, some or none of a category, and switches what is not locked', async () => {
    const held = ['group:view_transactions', 'group:view_payment_requests'];
    const { user } = renderTab({ held, granted: ['group:view_transactions'] });
    expect(whole('Группа')).toBePartiallyChecked();
    await user.click(whole('Группа'));
    expect(whole('Группа')).toBeChecked();
    expect(granted).toEqual(held);
    await user.click(whole('Группа'));
    expect(granted).toEqual([]);
    expect(whole('Группа')).not.toBePartiallyChecked();
    expect(whole('Финансы')).toBeDisabled();
  });

  it('hints at what a permission needs beside it, until it is there', async () => {
    const { user } = renderTab({
      held: ['company:transactions', 'company_balance:view'],
      granted: ['company:transactions'],
      scope: COMPANY,
    });
    const hint = /Без разрешения «Просмотр баланса компании» остатки/;
    expect(box(/Просмотр транзакций компании/)).toHaveAccessibleDescription(hint);
    await user.click(box(/Просмотр баланса компании/));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('says which screens and calls a permission opens', async () => {
    const { user } = renderTab({ held: [], scope: COMPANY });
    await user.click(await screen.findByText('Открывает 1 экран и 2 действия'));
    const screens = screen.getByRole('list', { name: 'Экраны' });
    expect(within(screens).getByText('Транзакции компании')).toBeVisible();
    expect(screen.getByText('GET company/{id}/usage')).toBeVisible();
  });

  it('is searched, and Enter in the search sends no form', async () => {
    const { user } = renderTab({ held: [] });
    await user.type(screen.getByRole('searchbox'), 'баланс{Enter}');
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(box(/Просмотр баланса компании/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'ъъ');
    expect(screen.getByText('Ничего не нашлось. Попробуйте другое слово.')).toBeInTheDocument();
  });

  it('can only be read of a system role', () => {
    renderTab({ held: ['group:view_transactions'], isReadOnly: true });
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeDisabled();
    expect(box(/Просмотр транзакций группы/)).toHaveAccessibleDescription('Права системной роли не меняются');
  });
});

it('finds permissions by the one rule of search', async () => {
  api.use(
    handle(
      'GET permissions',
      SEARCHED_TEXTS.map((name, at) => ({ ...CUSTOM, id: `report:own_${at}`, name, category: 'Свои' })),
    ),
  );
  renderTab({ held: ['permission:manage', 'role:manage'] });
  expect(await screen.findByText(SEARCHED_TEXTS[0])).toBeInTheDocument();
  await expectSearchRule(
    () => screen.getByRole('searchbox', { name: 'Найти разрешение' }),
    (text) => document.body.textContent?.includes(text) ?? false,
  );
});
