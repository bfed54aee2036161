import { modalFlagsAtom } from '@cabinet/kernel/modals';
import { buildCurrentUser, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { offerRemotes } from '../../testing/offer-remotes.ts';
import { UserMenu } from './user-menu.tsx';

const director = buildCurrentUser({
  display_name: 'Сергей Громов',
  email: 'director@demo.example',
  role_info: { role_name: 'Руководитель', permissions: [] },
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
    for (const fact of ['Сергей Громов', 'director@demo.example', 'Руководитель', 'ООО «Вектор» · Студия'])
      expect(within(menu).getByText(fact)).toBeVisible();
  });

  it('offers what the specification lists', async () => {
    const { menu } = await openMenu(['edit-profile', 'edit-avatar']);
    expect(labels(menu)).toEqual(['Изменить профиль', 'Изменить аватар', 'Выйти']);
  });

  it('keeps the focus on its button when the code of the menu comes', async () => {
    await offerRemotes({});
    const { user } = renderWithProviders(<UserMenu />, { store: signedInStore(director) });
    await user.tab();
    const first = screen.getByRole('button');
    expect(first).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('button')).not.toBe(first));
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it('gives the focus to a menu that was asked for by keyboard before its code had come', async () => {
    await offerRemotes({});
    const { user } = renderWithProviders(<UserMenu />, { store: signedInStore(director) });
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(menu).toHaveFocus();
  });

  it('hides what no registered remote draws', async () => {
    const { menu } = await openMenu([]);
    expect(labels(menu)).toEqual(['Выйти']);
  });

  it.each([
    ['Изменить профиль', '{Home}', 'editProfile'],
    ['Изменить аватар', '{Home}{ArrowDown}', 'editAvatar'],
    ['Выйти', '{End}', 'logout'],
  ] as const)('«%s» opens its modal', async (label, keys, flag) => {
    const { user, store, menu } = await openMenu(['edit-profile', 'edit-avatar']);
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard(keys);
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: label })).toHaveAttribute('data-highlighted'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.get(modalFlagsAtom)[flag]).toBe(true));
  });
});
