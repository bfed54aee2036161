import { userAtom } from '@cabinet/kernel/session';
import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildMembership } from '../../../testing/build-group.ts';
import { useGroupApi } from '../../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

async function askToLeave(user: ReturnType<typeof renderGroup>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Покинуть группу' }));
  return findOpenDialog('Покинуть группу «Семья»?', 'alertdialog');
}

describe('leaving the group', () => {
  it('says what happens, then leads to the account with a menu without the group', async () => {
    api.use(
      handle('DELETE group/members/{accountId}', ({ params }) => {
        expect(params.accountId).toBe('a-me');
        state.group = null;
        return null;
      }),
    );
    const { user, location, store } = renderGroup(buildMembership());
    const question = await askToLeave(user);
    expect(question).toHaveTextContent('За ваши запросы дальше платит ваш личный счёт');
    expect(question).toHaveTextContent('Ваши операции и заявки по-прежнему видите вы и владелец группы');
    await user.click(within(question).getByRole('button', { name: 'Покинуть группу' }));
    expect(await screen.findByText('Вы вышли из группы «Семья»')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account'));
    await waitFor(() => expect(store.get(userAtom)?.group).toBeNull());
  });

  it('keeps the question when the server refuses', async () => {
    api.use(handle('DELETE group/members/{accountId}', () => failure('SYS.001')));
    const { user } = renderGroup(buildMembership());
    const question = await askToLeave(user);
    await user.click(within(question).getByRole('button', { name: 'Покинуть группу' }));
    expect(await screen.findByText('Ошибка 500')).toBeVisible();
    expect(question).toBeVisible();
  });

  it('is called off by Esc, and the focus returns', async () => {
    const { user, location } = renderGroup(buildMembership());
    await askToLeave(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Покинуть группу' })).toHaveFocus());
    expect(location()).toBe('/group');
  });
});
