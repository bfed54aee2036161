import type { MenuItemContract, RouteContract } from '@cabinet/federation/contract';
import { buildMenu, buildPersonMenu, type MenuUser } from './build-menu.ts';
import { currentEntry } from './current-entry.ts';

const item = (
  section: MenuItemContract['section'],
  order: number,
  label: string,
  path: string,
  more: Partial<MenuItemContract> = {},
): MenuItemContract => ({ section, order, label, path, ...more });

/** The whole menu of product §2.5, as the remotes' contracts offer it together; out of order on purpose. */
const MENU: MenuItemContract[] = [
  item('tools', 30, 'Банковские выписки', '/admin/bank-statements', {
    permission: 'payment_request:manage',
  }),
  item('tools', 10, 'Модели и цены', '/model-settings', { permission: 'user:manage' }),
  item('tools', 20, 'Промо-мониторинг', '/admin/promo-monitoring', { permission: 'user:manage' }),
  item('tools', 40, 'Журнал действий', '/admin/audit', { permission: 'user:manage' }),
  item('tools', 50, 'Проверка книги', '/admin/ledger', { permission: 'user:manage' }),
  item('tools', 60, 'Релизы', '/admin/remotes', { permission: 'user:manage' }),
  item('tools', 70, 'Пользователи и роли', '/users', { permission: 'user:manage' }),
  item('person', 10, 'Мой аккаунт', '/account', { when: 'companyMember' }),
  item('administration', 70, 'Корректировки ставок', '/rate-corrections', {
    permission: 'rate_correction:manage',
  }),
  item('administration', 10, 'Пользователи', '/admin', {
    permission: 'user:manage',
    within: ['/admin/users'],
  }),
  item('administration', 20, 'Платёжные аккаунты', '/admin/payers', { permission: 'user:manage' }),
  item('administration', 30, 'Роли', '/roles', { permission: 'user:manage' }),
  item('administration', 40, 'Все транзакции', '/admin/transactions', { permission: 'user:manage' }),
  item('administration', 50, 'Все заявки', '/admin/payment-requests', {
    permission: 'payment_request:manage',
  }),
  item('administration', 55, 'Предложения', '/admin/proposals', {
    anyPermission: ['user:manage', 'payment_request:manage', 'role:manage', 'rate_correction:manage'],
  }),
  item('administration', 60, 'Разрешения', '/permissions', { permission: 'user:manage' }),
  item('main', 10, 'Моя компания', '/company', { when: 'companyMember' }),
  item('main', 10, 'Мой аккаунт', '/account', { when: 'notCompanyMember' }),
  item('main', 20, 'Моя группа', '/group', { when: 'hasGroup' }),
  item('account', 10, 'Пополнить счёт', '/payment'),
  item('account', 20, 'Мои транзакции', '/finances'),
  item('account', 30, 'Мои заявки', '/payment-requests'),
  item('group', 10, 'Транзакции группы', '/group/transactions', { permission: 'group:view_transactions' }),
  item('group', 20, 'Заявки группы', '/group/payment-requests', {
    permission: 'group:view_payment_requests',
  }),
  item('company', 10, 'Управление компанией', '/company/:companyId'),
  item('company', 20, 'Пользователи', '/company/users', { permission: 'company_user:manage' }),
  item('company', 30, 'Роли', '/company/roles', { permission: 'company_role:manage' }),
  item('company', 40, 'Транзакции', '/company/transactions', { permission: 'company:transactions' }),
  item('company', 50, 'Заявки компании', '/company/payment-requests', {
    permission: 'company:view_payment_requests',
  }),
];

/** Each that a line asks for. */
const PERMISSIONS = MENU.flatMap(({ permission }) => permission ?? []);

const ROUTES: RouteContract[] = MENU.map(({ path, label, permission, anyPermission }) => ({
  id: path,
  path,
  title: label,
  guard: { session: true, ...(permission && { permission }), ...(anyPermission && { anyPermission }) },
}));

const person = ({
  permissions = [],
  ...more
}: Partial<MenuUser> & { readonly permissions?: readonly string[] } = {}): MenuUser => ({
  roleInfo: { roleId: 'r', roleName: 'Роль', permissions },
  companyId: null,
  group: null,
  ...more,
});
const group = { id: 'g', name: 'Группа', isOwner: false };

const lines = (user: MenuUser, menu = MENU, routes = ROUTES) =>
  buildMenu(menu, routes, user).map(({ title, entries }) => [title, ...entries.map((entry) => entry.label)]);

describe('buildMenu', () => {
  it('shows a personal user their account only', () => {
    expect(lines(person())).toEqual([
      [undefined, 'Мой аккаунт'],
      ['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки'],
    ]);
  });

  it('puts the company dashboard first for a company member', () => {
    expect(lines(person({ companyId: 'c1' }))).toEqual([
      [undefined, 'Моя компания'],
      ['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки'],
      ['Моя компания', 'Управление компанией'],
    ]);
  });

  it('leads whoever has yet to add a second factor there, and nowhere else', () => {
    const secondFactor = { demandedBy: 'staff', dueAt: '2026-12-06T15:30:00.000Z', isClosed: true } as const;
    const security: RouteContract = {
      id: 'security',
      path: '/account/security',
      title: 'Безопасность',
      guard: { session: true },
      addsFactor: true,
    };
    const closed = person({ permissions: PERMISSIONS, secondFactor });
    expect(lines(closed, MENU, [...ROUTES, security])).toEqual([[undefined, 'Безопасность']]);
    expect(buildPersonMenu(MENU, [...ROUTES, security], closed)).toEqual([]);
  });

  it('fills the company into its address', () => {
    const blocks = buildMenu(MENU, ROUTES, person({ companyId: 'c 1' }));
    expect(blocks.at(-1)?.entries[0]?.to).toBe('/company/c%201');
  });

  it('shows «Моя группа» with a group, and the group section only with a permitted line', () => {
    expect(lines(person({ group }))).toEqual([
      [undefined, 'Мой аккаунт', 'Моя группа'],
      ['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки'],
    ]);
    expect(lines(person({ group, permissions: ['group:view_payment_requests'] })).at(-1)).toEqual([
      'Моя группа',
      'Заявки группы',
    ]);
  });

  it('hides the group section without a group whatever the permissions', () => {
    expect(lines(person({ permissions: PERMISSIONS })).map(([title]) => title)).toEqual([
      undefined,
      'Мой аккаунт',
      'Администрирование',
      'Инструменты',
    ]);
  });

  it('shows everything, in the order of product §2.5, to who may enter everything', () => {
    expect(lines(person({ permissions: PERMISSIONS, companyId: 'c', group }))).toEqual([
      [undefined, 'Моя компания', 'Моя группа'],
      ['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки'],
      ['Моя группа', 'Транзакции группы', 'Заявки группы'],
      ['Моя компания', 'Управление компанией', 'Пользователи', 'Роли', 'Транзакции', 'Заявки компании'],
      [
        'Администрирование',
        'Пользователи',
        'Платёжные аккаунты',
        'Роли',
        'Все транзакции',
        'Все заявки',
        'Предложения',
        'Разрешения',
        'Корректировки ставок',
      ],
      [
        'Инструменты',
        'Модели и цены',
        'Промо-мониторинг',
        'Банковские выписки',
        'Журнал действий',
        'Проверка книги',
        'Релизы',
        'Пользователи и роли',
      ],
    ]);
  });

  it('lets a person fold the tools, which they rarely need, and nothing else', () => {
    const blocks = buildMenu(MENU, ROUTES, person({ permissions: PERMISSIONS, companyId: 'c', group }));
    expect(blocks.filter(({ isFoldable }) => isFoldable).map(({ id }) => id)).toEqual(['tools']);
  });

  it('shows the tools of whoever works with requests alone', () => {
    expect(lines(person({ permissions: ['payment_request:manage'] })).at(-1)).toEqual([
      'Инструменты',
      'Банковские выписки',
    ]);
  });

  it('shows a line that several permissions open to whoever holds one of them', () => {
    const shown = lines(person({ permissions: ['role:manage'] })).at(-1);
    expect(shown).toEqual(['Администрирование', 'Предложения']);
  });

  it('hides a line that several permissions open from whoever holds none of them', () => {
    expect(lines(person({ permissions: ['permission:manage'] })).flat()).not.toContain('Предложения');
  });

  it.each(MENU.filter((each) => each.permission))(
    'hides «$label» of $path without $permission',
    ({ path }) => {
      const everything = person({ companyId: 'c', group });
      const shown = buildMenu(MENU, ROUTES, everything).flatMap((block) =>
        block.entries.map((entry) => entry.to),
      );
      expect(shown).not.toContain(path);
    },
  );

  it('hides a line whose screen no registered remote draws', () => {
    const routes = ROUTES.filter((route) => route.path !== '/finances');
    expect(lines(person(), MENU, routes).at(-1)).toEqual(['Мой аккаунт', 'Пополнить счёт', 'Мои заявки']);
  });

  it('hides a line that forgets the permission of its own screen', () => {
    const menu = [item('account', 10, 'Пополнить счёт', '/payment')];
    const routes: RouteContract[] = [
      { id: 'payment', path: '/payment', title: '', guard: { session: true, permission: 'user:manage' } },
    ];
    expect(lines(person(), menu, routes)).toEqual([]);
  });

  it('hides a line with a permission that nobody has heard of from everybody', () => {
    const routes: RouteContract[] = [{ id: 'moon', path: '/moon', title: '', guard: { session: true } }];
    const menu = [item('account', 10, 'Луна', '/moon', { permission: 'moon:walk' })];
    expect(lines(person({ permissions: PERMISSIONS }), menu, routes)).toEqual([]);
  });
});

describe('buildPersonMenu', () => {
  const own = (user: MenuUser, routes = ROUTES) =>
    buildPersonMenu(MENU, routes, user).map(({ label, to }) => [label, to]);

  it('leads to the account whoever has no line of it in the sidebar, and nobody else', () => {
    expect(own(person({ companyId: 'c' }))).toEqual([['Мой аккаунт', '/account']]);
    expect(own(person())).toEqual([]);
  });

  it('leads to nothing that no registered remote draws', () => {
    expect(own(person({ companyId: 'c' }), [])).toEqual([]);
  });
});

describe('currentEntry', () => {
  const blocks = buildMenu(MENU, ROUTES, person({ permissions: PERMISSIONS, companyId: 'c1', group }));

  it.each([
    ['/admin', '/admin'],
    ['/admin/users/42', '/admin'],
    ['/admin/payers', '/admin/payers'],
    ['/admin/payers/42', '/admin/payers'],
    ['/admin/payment-requests/42', '/admin/payment-requests'],
    ['/admin/bank-statements', '/admin/bank-statements'],
    ['/admin/bank-statements/42', '/admin/bank-statements'],
    ['/admin/audit', '/admin/audit'],
    ['/model-settings/create', '/model-settings'],
    ['/users', '/users'],
    ['/rate-corrections/create', '/rate-corrections'],
    ['/roles/edit/42', '/roles'],
    ['/company', '/company'],
    ['/company/c1', '/company/c1'],
    ['/company/create', '/company'],
    ['/payment-requests', '/payment-requests'],
    ['/', undefined],
  ])('%s belongs to %s', (pathname, to) => {
    expect(currentEntry(blocks, pathname)).toBe(to);
  });
});
