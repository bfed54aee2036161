import {
  buildCurrentUser,
  handle,
  namePublicLinks,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { Shell } from './shell.tsx';

const guard = { session: true } as const;

const WAITING = { kind: 'group_offer', count: 1, place: null, id: null, name: 'Семья', by: 'Мария' } as const;
let isOffered = false;
useApiServer(handle('GET users/me/attention', () => ({ items: isOffered ? [WAITING] : [] })));
beforeEach(() => {
  isOffered = false;
});

const OFFER = {
  routes: [
    { id: 'home', path: '/', title: 'Главная', guard },
    { id: 'account', path: '/account', title: 'Мой аккаунт', guard },
    { id: 'payment', path: '/payment', title: 'Пополнить счёт', guard },
    { id: 'finances', path: '/finances', title: 'Мои транзакции', guard },
    { id: 'requests', path: '/payment-requests', title: 'Мои заявки', guard },
    { id: 'group', path: '/group', title: 'Моя группа', guard },
    { id: 'audit', path: '/audit', title: 'Журнал', guard: { ...guard, permission: 'user:manage' } },
    { id: 'admin', path: '/admin', title: 'Пользователи', guard: { ...guard, permission: 'user:manage' } },
  ],
  menu: [
    {
      section: 'main',
      label: 'Мой аккаунт',
      path: '/account',
      when: 'notCompanyMember',
      order: 10,
      icon: 'user',
    },
    {
      section: 'main',
      label: 'Моя группа',
      path: '/group',
      when: 'hasGroup',
      order: 20,
      attention: ['group_offer'],
    },
    { section: 'account', label: 'Пополнить счёт', path: '/payment', order: 10 },
    { section: 'account', label: 'Мои транзакции', path: '/finances', order: 20 },
    { section: 'account', label: 'Мои заявки', path: '/payment-requests', order: 30 },
    {
      section: 'administration',
      label: 'Пользователи',
      path: '/admin',
      permission: 'user:manage',
      order: 10,
    },
    { section: 'tools', label: 'Журнал', path: '/audit', permission: 'user:manage', order: 10 },
  ],
} satisfies Parameters<typeof offerRemotes>[0];

function setPage({ isNarrow = false, isShort = false }) {
  window.matchMedia = jest.fn((query: string) => ({
    matches: (isNarrow && query.startsWith('(max-width')) || (isShort && query.startsWith('(max-height')),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
}

function nameChat(address: string | null) {
  document.querySelector('meta[name="cabinet-chat-url"]')?.remove();
  if (address === null) return;
  const meta = document.createElement('meta');
  meta.name = 'cabinet-chat-url';
  meta.content = address;
  document.head.append(meta);
}

/** Draws the shell and waits for the balance, the last of its parts to come. */
async function renderShell(draft: UserDraft = {}, at = '/account') {
  const rendered = renderWithProviders(<Shell />, { store: signedInStore(buildCurrentUser(draft)), at });
  if (draft.company_id === undefined) await screen.findByText(/₽$/);
  return rendered;
}

const navigation = () => screen.getByRole('navigation', { name: 'Разделы кабинета' });
const ADMIN = { permissions: ['user:manage'] };
const tools = () => within(navigation()).getByRole('button', { name: 'Инструменты' });
const links = () =>
  within(navigation())
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeAll(() => offerRemotes(OFFER));
beforeEach(() => {
  localStorage.clear();
  setPage({});
  nameChat('https://chat.example/');
});

describe('Shell on a wide screen', () => {
  it('lists what contracts offer and the user may enter', async () => {
    await renderShell();
    expect(links()).toEqual(['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки']);
    expect(within(navigation()).getByText('Мой аккаунт', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Администрирование')).not.toBeInTheDocument();
  });

  it('shows more to who may enter more', async () => {
    await renderShell({ permissions: ['user:manage'], group: { id: 'g', name: 'Студия', is_owner: true } });
    expect(links()).toEqual([
      'Мой аккаунт',
      'Моя группа',
      'Пополнить счёт',
      'Мои транзакции',
      'Мои заявки',
      'Пользователи',
      'Журнал',
    ]);
    expect(screen.getByText('Администрирование')).toBeVisible();
  });

  it('marks the open page', async () => {
    await renderShell({}, '/finances');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Мои транзакции');
  });

  it('leads back to the chats where the deployment names them', async () => {
    await renderShell();
    expect(screen.getByRole('link', { name: 'Вернуться к чатам' })).toHaveAttribute(
      'href',
      'https://chat.example/',
    );
  });

  it('has no link to chats that nobody named', async () => {
    nameChat(null);
    await renderShell();
    expect(screen.queryByRole('link', { name: 'Вернуться к чатам' })).not.toBeInTheDocument();
  });

  it('lets the keyboard skip the navigation', async () => {
    const { user } = await renderShell();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Перейти к содержимому' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('collapses to icons that keep their names, and remembers it', async () => {
    const { user, unmount } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    expect(screen.getByRole('link', { name: 'Мои заявки' })).toHaveAttribute('title', 'Мои заявки');
    expect(localStorage.getItem('cabinet.sidebar')).toBe('collapsed');
    unmount();
    await renderShell();
    await user.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    await user.click(screen.getByRole('button', { name: 'Развернуть меню' }));
    expect(localStorage.getItem('cabinet.sidebar')).toBe('expanded');
  });

  it('collapsed, names the section that it can fold', async () => {
    const { user } = await renderShell(ADMIN);
    await user.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    expect(tools()).toHaveAttribute('title', 'Инструменты');
    await user.click(tools());
    expect(links()).not.toContain('Журнал');
    await user.click(screen.getByRole('button', { name: 'Развернуть меню' }));
  });

  it('hides the balance from a company member who may not see it', async () => {
    await renderShell({ company_id: 'c1' });
    expect(screen.queryByRole('button', { name: /Баланс/ })).not.toBeInTheDocument();
  });
});

describe('the section of the tools', () => {
  it('is open where there is room, and remembers that it was folded', async () => {
    const { user, unmount } = await renderShell(ADMIN);
    expect(tools()).toHaveAttribute('aria-expanded', 'true');
    await user.click(tools());
    expect(tools()).toHaveAttribute('aria-expanded', 'false');
    expect(links()).not.toContain('Журнал');
    unmount();
    await renderShell(ADMIN);
    expect(tools()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is folded on a short page, and remembers that it was opened', async () => {
    setPage({ isShort: true });
    const { user, unmount } = await renderShell(ADMIN);
    expect(links()).not.toContain('Журнал');
    await user.click(tools());
    expect(links()).toContain('Журнал');
    unmount();
    await renderShell(ADMIN);
    expect(links()).toContain('Журнал');
  });

  it('is open on a page of its own, where it can be folded too, and again on the next', async () => {
    localStorage.setItem('cabinet.tools', 'folded');
    const { user } = await renderShell(ADMIN, '/audit');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Журнал');
    await user.click(tools());
    expect(links()).not.toContain('Журнал');
    await user.click(screen.getByRole('link', { name: 'Пользователи' }));
    expect(links()).not.toContain('Журнал');
    await user.click(tools());
    await user.click(screen.getByRole('link', { name: 'Журнал' }));
    expect(tools()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is not there for somebody without its lines', async () => {
    await renderShell();
    expect(screen.queryByRole('button', { name: 'Инструменты' })).not.toBeInTheDocument();
  });
});

describe('Shell below 768 px', () => {
  beforeEach(() => setPage({ isNarrow: true }));

  it('has a bar of five: four lines and «Ещё»', async () => {
    await renderShell({ permissions: ['user:manage'] });
    expect(links()).toEqual(['Мой аккаунт', 'Пополнить счёт', 'Мои транзакции', 'Мои заявки']);
    expect(within(navigation()).getByRole('button', { name: 'Ещё' })).toBeVisible();
    expect(within(navigation()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('says once it is idle what waits behind a line', async () => {
    isOffered = true;
    await renderShell({ group: { id: 'g', name: 'Семья', is_owner: false } });
    expect(
      await screen.findByRole('link', { name: 'Моя группа, ждут: 1' }, { timeout: 5_000 }),
    ).toBeInTheDocument();
  });

  it('keeps the rest behind «Ещё»', async () => {
    namePublicLinks({ support: 'mailto:support@example.com' });
    const { user, location } = await renderShell({ permissions: ['user:manage'] });
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    const sheet = await screen.findByRole('dialog', { name: 'Ещё' });
    expect(within(sheet).getByText('Администрирование')).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Вернуться к чатам' })).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Включить тёмную тему' })).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Поддержка' })).toBeVisible();
    expect(within(sheet).queryByRole('link', { name: 'Мои заявки' })).not.toBeInTheDocument();
    await user.click(within(sheet).getByRole('link', { name: 'Пользователи' }));
    expect(location()).toBe('/admin');
  });

  it('gives administrators their sections first, each under its title and open', async () => {
    const { user } = await renderShell({ ...ADMIN, group: { id: 'g', name: 'Студия', is_owner: true } });
    localStorage.setItem('cabinet.tools', 'folded');
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    const sheet = await screen.findByRole('dialog', { name: 'Ещё' });
    const sections = within(sheet).getAllByRole('list');
    expect(sections.map((list) => list.textContent)).toEqual(['Пользователи', 'Журнал', 'Мои заявки']);
    for (const [place, name] of ['Администрирование', 'Инструменты', 'Мой аккаунт'].entries())
      expect(sections[place]).toHaveAccessibleName(name);
  });

  it('keeps money and person at the top', async () => {
    await renderShell();
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('button', { name: /Баланс/ })).toBeVisible();
    expect(within(header).getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  });
});

describe('the command palette', () => {
  const box = () => screen.findByRole('combobox', { name: 'Найти раздел или действие' });
  const found = () => screen.getAllByRole('option').map((option) => option.textContent);

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}л{/Control}'])(
    'opens by %s',
    async (keys) => {
      const { user } = await renderShell();
      await user.keyboard(keys);
      expect(await box()).toBeVisible();
    },
  );

  it('lists every screen and action that the user may reach, and no other', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: /Поиск/ }));
    await box();
    expect(found()).toEqual([
      'Главная',
      'Мой аккаунт',
      'Пополнить счётМой аккаунт',
      'Мои транзакцииМой аккаунт',
      'Мои заявкиМой аккаунт',
      'Обновить балансДействие',
      'Сменить темуДействие',
      'Вернуться к чатамДействие',
      'ВыйтиДействие',
    ]);
  });

  it('offers no balance to a company member who may not see it', async () => {
    const { user } = await renderShell({ company_id: 'c1' });
    await user.click(screen.getByRole('button', { name: /Поиск/ }));
    await box();
    expect(found()).not.toContain('Обновить балансДействие');
  });

  it.each([
    ['выход', 'ВыйтиДействие'],
    ['тёмная', 'Сменить темуДействие'],
  ])('finds an action by another word for it: «%s»', async (typed, action) => {
    const { user } = await renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), typed);
    expect(found()[0]).toBe(action);
  });

  it('finds in the wrong keyboard layout and goes there by Enter', async () => {
    const { user, location } = await renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'pfzdrb');
    expect(found()).toEqual(['Мои заявкиМой аккаунт']);
    await user.keyboard('{Enter}');
    expect(location()).toBe('/payment-requests');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is walked by arrows, around the ends', async () => {
    const { user } = await renderShell();
    await user.keyboard('{Control>}k{/Control}');
    const input = await box();
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await user.type(input, 'мои');
    const labels = found();
    expect(active()).toHaveTextContent(labels[0] ?? '');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent(labels[1] ?? '');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent(labels.at(-1) ?? '');
    expect(active()).toHaveAttribute('aria-selected', 'true');
  });

  it('says that nothing was found', async () => {
    const { user } = await renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'ъъъъ');
    expect(
      await screen.findByText('По запросу «ъъъъ» ничего не нашлось. Искали: разделы и действия.'),
    ).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
