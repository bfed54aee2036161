import { modalFlagsAtom } from '@cabinet/kernel/modals';
import { buildCurrentUser, passFrames, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offerRemotes } from '../../testing/offer-remotes.ts';
import { UserMenu } from './user-menu.tsx';

/** The page has settled and been idle: the code is there. */
const IDLE_BY_NOW_MS = 10_000;

const director = buildCurrentUser({
  display_name: 'Сергей Громов',
  email: 'director@demo.example',
  role_info: { role_id: 'r1', role_name: 'Директор', permissions: [] },
  company_id: 'c1',
  company: { id: 'c1', name: 'ООО «Вектор»' },
  group: { id: 'g1', name: 'Студия', is_owner: false },
});

async function openMenu(modals: string[]) {
  await offerRemotes({ modals });
  const rendered = renderWithProviders(<UserMenu />, { store: signedInStore(director) });
  await rendered.user.click(screen.getByRole('button', { name: 'Меню пользователя Сергей Громов' }));
  return { ...rendered, menu: await screen.findByRole('menu') };
}

const labels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('UserMenu', () => {
  it('says who is signed in', async () => {
    const { menu } = await openMenu([]);
    for (const fact of ['Сергей Громов', 'director@demo.example', 'Директор', 'ООО «Вектор» · Студия'])
      expect(within(menu).getByText(fact)).toBeVisible();
  });

  it('offers what product §2.6 lists', async () => {
    const { menu } = await openMenu(['edit-profile', 'edit-avatar']);
    expect(labels(menu)).toEqual(['Изменить профиль', 'Изменить аватар', 'Выйти']);
  });

  it('offers nothing but the way out to whoever has yet to add a second factor', async () => {
    await offerRemotes({ modals: ['edit-profile', 'edit-avatar'] });
    const due_at = '2026-12-06T15:30:00.000Z';
    const closed = buildCurrentUser({ second_factor: { demanded_by: 'staff', due_at, is_closed: true } });
    const { user } = renderWithProviders(<UserMenu />, { store: signedInStore(closed) });
    await user.click(screen.getByRole('button', { name: /^Меню пользователя/ }));
    expect(labels(await screen.findByRole('menu'))).toEqual(['Выйти']);
  });

  it('leads whoever is in a company to their own account first', async () => {
    await offerRemotes({
      modals: ['edit-profile'],
      routes: [{ id: 'account', path: '/account', title: 'Мой аккаунт', guard: { session: true } }],
      menu: [{ section: 'person', label: 'Мой аккаунт', path: '/account', when: 'companyMember', order: 10 }],
    });
    const { user, location } = renderWithProviders(<UserMenu />, { store: signedInStore(director) });
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(labels(menu)).toEqual(['Мой аккаунт', 'Изменить профиль', 'Выйти']);
    const line = within(menu).getByRole('menuitem', { name: 'Мой аккаунт' });
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(line).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/account'));
  });

  it('leaves its button alone while the code of the menu comes', async () => {
    await offerRemotes({});
    await import('./user-menu-panel.tsx');
    jest.useFakeTimers();
    renderWithProviders(<UserMenu />, { store: signedInStore(director) });
    const button = screen.getByRole('button');
    await act(() => jest.advanceTimersByTimeAsync(IDLE_BY_NOW_MS));
    jest.useRealTimers();
    expect(button).toBeInTheDocument();
  });

  it.each([
    ['Enter', '{Enter}', 'Изменить профиль'],
    ['the space bar', ' ', 'Изменить профиль'],
    ['the down arrow', '{ArrowDown}', 'Изменить профиль'],
    ['the up arrow', '{ArrowUp}', 'Выйти'],
  ])('opens by %s at its end, before its code has come and after', async (_key, keys, chosen) => {
    await offerRemotes({ modals: ['edit-profile', 'edit-avatar'] });
    const { user } = renderWithProviders(<UserMenu />, { store: signedInStore(director) });
    await user.tab();
    for (const _time of ['before', 'after']) {
      expect(screen.getByRole('button')).toHaveFocus();
      await user.keyboard(keys);
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu).toHaveFocus());
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: chosen })).toHaveAttribute('data-highlighted'),
      );
      await passFrames(2);
      expect(menu).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    }
  });

  it('hides what no registered remote draws', async () => {
    const { menu } = await openMenu([]);
    expect(labels(menu)).toEqual(['Выйти']);
  });

  it.each([
    ['Изменить профиль', ['{Home}'], 'editProfile'],
    ['Изменить аватар', ['{Home}', '{ArrowDown}'], 'editAvatar'],
    ['Выйти', ['{End}'], 'logout'],
  ] as const)('«%s» opens its modal', async (label, keys, flag) => {
    const { user, store, menu } = await openMenu(['edit-profile', 'edit-avatar']);
    await waitFor(() => expect(menu).toHaveFocus());
    for (const key of keys) {
      await user.keyboard(key);
      await waitFor(() => expect(menu.querySelector('[data-highlighted]')).not.toBeNull());
    }
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: label })).toHaveAttribute('data-highlighted'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.get(modalFlagsAtom)[flag]).toBe(true));
  });
});
