import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { userAtom } from '@cabinet/kernel/session';
import { buildCurrentUser, failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TEST_SECRET } from '../testing/index.ts';
import { ADDRESSEE, openLink, useInvitationApi } from './accept-fixtures.tsx';
import { readStoredSecret } from './stored-secret.ts';

const { api, serve } = useInvitationApi();

const accept = () => screen.findByRole('button', { name: 'Принять приглашение' });

describe('the addressee who is signed in', () => {
  it('accepts, is read anew and lands in the group', async () => {
    serve({ viewer: ADDRESSEE });
    api.use(
      handle('POST group/invitations/accept', {
        kind: 'group',
        organisation: { id: 'g1', name: 'Семья Орловых' },
        has_signed_in: false,
      }),
      handle('GET users/me', buildCurrentUser({ email: 'new@demo.example', display_name: 'Нина Новая' })),
    );
    const { user, store, location } = openLink('person');
    await user.click(await accept());
    await waitFor(() => expect(location()).toBe('/group'));
    expect(store.get(userAtom)?.displayName).toBe('Нина Новая');
    expect(readStoredSecret('group')).toBeNull();
  });

  it('accepts into a company and lands there', async () => {
    serve({ kind: 'company', role_name: 'Сотрудник', viewer: ADDRESSEE }, 'company');
    api.use(
      handle('POST company/invitations/accept', {
        kind: 'company',
        organisation: { id: 'c1', name: 'Ромашка' },
        has_signed_in: false,
      }),
    );
    const { user, location } = openLink('person', '/company/invite/accept?token=s', 'company');
    await user.click(await accept());
    await waitFor(() => expect(location()).toBe('/company'));
    expect(await screen.findByText('Вы вступили в компанию «Ромашка»')).toBeInTheDocument();
  });

  it('declines once that is confirmed; the secret is forgotten', async () => {
    serve({ viewer: ADDRESSEE });
    api.use(handle('POST group/invitations/decline', null));
    const { user } = openLink('person');
    await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = await findOpenDialog('Отклонить приглашение?', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Оставить' }));
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Отклонить' }));
    const again = await findOpenDialog('Отклонить приглашение?', 'alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByRole('heading', { name: 'Приглашение отклонено' })).toBeInTheDocument();
    expect(readStoredSecret('group')).toBeNull();
  });

  it('is told that the company goes on paying', async () => {
    serve({ viewer: { ...ADDRESSEE, paying: 'company' } });
    openLink('person');
    expect(await screen.findByText(/за ваши запросы продолжит платить она/)).toBeInTheDocument();
    expect(await accept()).toBeEnabled();
  });

  it('is told why accepting failed and may try again', async () => {
    serve({ viewer: ADDRESSEE });
    api.use(handle('POST group/invitations/accept', () => failure('SYS.001')));
    const { user } = openLink('person');
    await user.click(await accept());
    expect(await screen.findByText('Ошибка сервера. Попробуйте позже')).toBeInTheDocument();
    expect(await accept()).toBeEnabled();
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('is shown that the place has been taken meanwhile', async () => {
    serve({ viewer: ADDRESSEE });
    api.use(
      handle('POST group/invitations/accept', () =>
        failure('RES.003', { message: 'В группе нет свободных мест' }),
      ),
    );
    const { user } = openLink('person');
    await user.click(await accept());
    expect(await screen.findByText('В группе нет свободных мест')).toBeInTheDocument();
  });
});

describe('what keeps the addressee from accepting', () => {
  it.each([
    ['member', 'group', 'Вы уже в этой группе', 'Открыть группу', '/group'],
    ['other_group', 'group', 'Вы уже состоите в другой группе', 'Открыть мою группу', '/group'],
    ['member', 'company', 'Вы уже в этой компании', 'Открыть компанию', '/company'],
    ['other_company', 'company', 'Вы уже состоите в другой компании', 'Открыть мою компанию', '/company'],
    ['staff', 'company', 'С вашей ролью вступить в компанию нельзя', 'Открыть «Мой аккаунт»', '/account'],
  ] as const)('is named: %s of a %s', async (obstacle, kind, title, label, href) => {
    serve({ viewer: { ...ADDRESSEE, obstacle } }, kind);
    openLink('person', `/${kind}/invite/accept?token=s`, kind);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Принять приглашение' })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Отклонить' })).toHaveLength(
      obstacle === 'member' ? 0 : 1,
    );
  });
});

describe('somebody else who is signed in', () => {
  it('learns for whom it is, changes the account and comes back with nothing lost', async () => {
    serve({ viewer: { ...ADDRESSEE, is_addressee: false } });
    const { user, store, location } = openLink('person');
    expect(
      await screen.findByText(/Оно отправлено на n\*\*@demo\.example, а вы вошли как/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Войти с другой почтой' }));
    await waitFor(() => expect(location()).toBe('/login'));
    expect(store.get(userAtom)).toBeNull();
    expect(takeRememberedLocation()).toBe('/group/invite/accept');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });
});
