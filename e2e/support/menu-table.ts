/** The sidebar of product §2.5, line by line. */
export interface MenuRow {
  readonly section: 'main' | 'account' | 'group' | 'company' | 'administration' | 'tools';
  readonly label: string;
  readonly path: string;
  readonly permission?: string;
  /** Any one of these shows it. */
  readonly anyPermission?: readonly string[];
  readonly when?: 'hasGroup' | 'companyMember' | 'notCompanyMember';
}

export const SECTION_TITLES = {
  account: 'Мой аккаунт',
  group: 'Моя группа',
  company: 'Моя компания',
  administration: 'Администрирование',
  tools: 'Инструменты',
} as const;

export const MENU: readonly MenuRow[] = [
  { section: 'main', label: 'Моя компания', path: '/company', when: 'companyMember' },
  { section: 'main', label: 'Мой аккаунт', path: '/account', when: 'notCompanyMember' },
  { section: 'main', label: 'Моя группа', path: '/group', when: 'hasGroup' },
  { section: 'account', label: 'Пополнить счёт', path: '/payment' },
  { section: 'account', label: 'Мои транзакции', path: '/finances' },
  { section: 'account', label: 'Мои заявки', path: '/payment-requests' },
  {
    section: 'group',
    label: 'Транзакции группы',
    path: '/group/transactions',
    permission: 'group:view_transactions',
  },
  {
    section: 'group',
    label: 'Заявки группы',
    path: '/group/payment-requests',
    permission: 'group:view_payment_requests',
  },
  { section: 'company', label: 'Управление компанией', path: '/company/:companyId' },
  {
    section: 'company',
    label: 'Пользователи',
    path: '/company/users',
    permission: 'company_user:manage',
  },
  { section: 'company', label: 'Роли', path: '/company/roles', permission: 'company_role:manage' },
  {
    section: 'company',
    label: 'Транзакции',
    path: '/company/transactions',
    permission: 'company:transactions',
  },
  {
    section: 'company',
    label: 'Заявки компании',
    path: '/company/payment-requests',
    permission: 'company:view_payment_requests',
  },
  { section: 'administration', label: 'Пользователи', path: '/admin', permission: 'user:manage' },
  {
    section: 'administration',
    label: 'Платёжные аккаунты',
    path: '/admin/payers',
    permission: 'user:manage',
  },
  { section: 'administration', label: 'Роли', path: '/roles', permission: 'user:manage' },
  {
    section: 'administration',
    label: 'Все транзакции',
    path: '/admin/transactions',
    permission: 'user:manage',
  },
  {
    section: 'administration',
    label: 'Все заявки',
    path: '/admin/payment-requests',
    permission: 'payment_request:manage',
  },
  {
    section: 'administration',
    label: 'Предложения',
    path: '/admin/proposals',
    anyPermission: ['user:manage', 'payment_request:manage', 'role:manage', 'rate_correction:manage'],
  },
  { section: 'administration', label: 'Разрешения', path: '/permissions', permission: 'user:manage' },
  {
    section: 'administration',
    label: 'Корректировки ставок',
    path: '/rate-corrections',
    permission: 'rate_correction:manage',
  },
  { section: 'tools', label: 'Модели и цены', path: '/model-settings', permission: 'user:manage' },
  {
    section: 'tools',
    label: 'Промо-мониторинг',
    path: '/admin/promo-monitoring',
    permission: 'user:manage',
  },
  {
    section: 'tools',
    label: 'Банковские выписки',
    path: '/admin/bank-statements',
    permission: 'payment_request:manage',
  },
  { section: 'tools', label: 'Журнал действий', path: '/admin/audit', permission: 'user:manage' },
  { section: 'tools', label: 'Проверка книги', path: '/admin/ledger', permission: 'user:manage' },
  { section: 'tools', label: 'Релизы', path: '/admin/remotes', permission: 'user:manage' },
  { section: 'tools', label: 'Пользователи и роли', path: '/users', permission: 'user:manage' },
];

/** What decides about the menu of a demonstration account. */
export interface MenuPerson {
  readonly permissions: readonly string[];
  readonly isCompanyMember: boolean;
  readonly hasGroup: boolean;
}

/** Sections with their labels in order, as product §2.5 wants them for a person. */
export function menuOf(
  rows: readonly MenuRow[],
  { permissions, isCompanyMember, hasGroup }: MenuPerson,
): [string, string[]][] {
  const isMet = {
    hasGroup,
    companyMember: isCompanyMember,
    notCompanyMember: !isCompanyMember,
  };
  const isOpen = {
    main: true,
    account: true,
    administration: true,
    tools: true,
    group: hasGroup,
    company: isCompanyMember,
  };
  const shown = rows.filter(
    (row) =>
      isOpen[row.section] &&
      (row.when === undefined || isMet[row.when]) &&
      (row.permission === undefined || permissions.includes(row.permission)) &&
      (row.anyPermission === undefined || row.anyPermission.some((each) => permissions.includes(each))),
  );
  const sections = [...new Set(shown.map((row) => row.section))];
  return sections.map((section) => [
    section === 'main' ? '' : SECTION_TITLES[section],
    shown.filter((row) => row.section === section).map((row) => row.label),
  ]);
}
