import { NAME_CHARACTERS_MESSAGE, NAME_UNSEEN_MESSAGE } from '@cabinet/kernel/core/text';
import { userAtom } from '@cabinet/kernel/session';
import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, buildGroup, buildOffer, mine } from '../../testing/build-group.ts';
import { section, useGroupApi } from '../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

const ALONE = buildGroup({ members: [mine()] });
const menuButton = () => screen.findByRole('button', { name: 'Действия: Анна Белова' });

async function askToRemove(user: ReturnType<typeof renderGroup>['user']) {
  await user.click(await menuButton());
  const item = await screen.findByRole('menuitem', { name: 'Исключить из группы' });
  // The menu hears no key before it has the focus.
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
  await user.keyboard('{End}');
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  return findOpenDialog('Исключить из группы: Анна Белова?', 'alertdialog');
}

describe('what an owner does', () => {
  it('renames the group by Enter, and the focus returns', async () => {
    api.use(
      handle('PATCH group', async ({ request }) => {
        expect(await request.json()).toEqual({ name: 'Большая семья' });
        state.group = buildGroup({ name: 'Большая семья' });
        return state.group;
      }),
    );
    const { user } = renderGroup(buildGroup());
    await user.click(await screen.findByRole('button', { name: 'Переименовать' }));
    const dialog = await findOpenDialog('Переименовать группу');
    const field = within(dialog).getByRole('textbox', { name: /Название/ });
    await user.clear(field);
    await user.paste('\u200bБольшая семья\ufeff ');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/«Большая семья» · 2 участника/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Переименовать' })).toHaveFocus());
    await waitFor(() => expect(state.userLoads).toBe(1));
  });

  it.each([
    ['Сем\u202eья', NAME_CHARACTERS_MESSAGE],
    ['\u200b\u3164', NAME_UNSEEN_MESSAGE],
  ])('gives the group no name as %j, and says so under it', async (pasted, message) => {
    const { user } = renderGroup(buildGroup());
    await user.click(await screen.findByRole('button', { name: 'Переименовать' }));
    const dialog = await findOpenDialog('Переименовать группу');
    const field = within(dialog).getByRole('textbox', { name: /Название/ });
    await user.clear(field);
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(dialog).toBeVisible();
  });

  it('keeps the dialog and the new name when it is not saved', async () => {
    api.use(handle('PATCH group', () => failure('SYS.001')));
    const { user } = renderGroup(buildGroup());
    await user.click(await screen.findByRole('button', { name: 'Переименовать' }));
    const dialog = await findOpenDialog('Переименовать группу');
    await user.type(within(dialog).getByRole('textbox', { name: /Название/ }), ' 2{Enter}');
    expect(await screen.findByText('Ошибка 500')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Название/ })).toHaveValue('Семья 2');
  });

  it('removes a member after reading what it means', async () => {
    api.use(
      handle('DELETE group/members/{accountId}', ({ params }) => {
        expect(params.accountId).toBe('a-anna');
        state.group = ALONE;
        return null;
      }),
    );
    const { user } = renderGroup(buildGroup());
    const question = await askToRemove(user);
    expect(question).toHaveTextContent(/Доступ к счёту группы закроется сразу/);
    expect(question).toHaveTextContent(/Личные деньги остаются/);
    expect(question).toHaveTextContent(/История .* не пропадёт/);
    expect(question).toHaveTextContent(/Лимит 1\s000,00\s₽ в месяц перестанет действовать/);
    await user.click(within(question).getByRole('button', { name: 'Исключить' }));
    expect(await screen.findByText('Анна Белова больше не в группе')).toBeVisible();
    expect(within(await section('Участники')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('gives the focus back to the menu when nothing is removed', async () => {
    const { user } = renderGroup(buildGroup());
    await askToRemove(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await menuButton()).toHaveFocus());
  });

  it('learns that the member has left meanwhile', async () => {
    api.use(
      handle('DELETE group/members/{accountId}', () => {
        state.group = ALONE;
        return failure('RES.001');
      }),
    );
    const { user } = renderGroup(buildGroup());
    const question = await askToRemove(user);
    await user.click(within(question).getByRole('button', { name: 'Исключить' }));
    expect(await screen.findByText('Ошибка 404')).toBeVisible();
    expect(within(await section('Участники')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says what is in the way of dissolving: other members', async () => {
    renderGroup(buildGroup());
    expect(await section('Роспуск группы')).toHaveTextContent('Сейчас в ней ещё 1 участник');
    expect(screen.queryByRole('button', { name: 'Распустить группу' })).not.toBeInTheDocument();
  });

  it('says what is in the way of dissolving: reserved money', async () => {
    renderGroup({ ...ALONE, payer: { ...ALONE.payer, held: '12.00' } });
    expect(await section('Роспуск группы')).toHaveTextContent(/зарезервировано 12,00\s₽/);
    expect(screen.queryByRole('button', { name: 'Распустить группу' })).not.toBeInTheDocument();
  });

  it('dissolves the group when its name is typed, names the sum and goes to the account', async () => {
    api.use(
      handle('DELETE group', () => {
        state.group = null;
        return { amount: '500.00' };
      }),
    );
    const { user, location, store } = renderGroup(ALONE);
    await user.click(await screen.findByRole('button', { name: 'Распустить группу' }));
    const dialog = await findOpenDialog('Распустить группу «Семья»?');
    expect(dialog).toHaveTextContent(/500,00\s₽ со счёта группы перейдут на ваш личный счёт/);
    const submit = within(dialog).getByRole('button', { name: 'Распустить группу' });
    expect(submit).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), 'Семья{Enter}');
    expect(
      await screen.findByText(/Группа «Семья» распущена: 500,00\s₽ теперь на вашем личном счёте/),
    ).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account'));
    await waitFor(() => expect(store.get(userAtom)?.group).toBeNull());
  });

  it('shows why the group was not dissolved', async () => {
    api.use(
      handle('DELETE group', () => {
        state.group = buildGroup();
        return failure('RES.003', { message: 'В группе есть другие участники' });
      }),
    );
    const { user } = renderGroup(ALONE);
    await user.click(await screen.findByRole('button', { name: 'Распустить группу' }));
    const dialog = await findOpenDialog('Распустить группу «Семья»?');
    await user.type(within(dialog).getByRole('textbox'), 'Семья{Enter}');
    expect(await screen.findByText(/В группе есть другие участники/)).toBeVisible();
    expect(await screen.findByText(/Сейчас в ней ещё 1 участник/)).toBeInTheDocument();
  });

  it('cannot offer the group to a second person', async () => {
    const { user } = renderGroup(buildGroup({ members: [mine(), anna()], transfer_offer: buildOffer() }));
    await user.click(await menuButton());
    expect(await screen.findByRole('menuitem', { name: 'Предложить группу' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
