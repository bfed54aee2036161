import { takeRememberedLocation } from '@cabinet/kernel/guards';
import { buildCurrentUser, failure, findOpenDialog, handle, namePublicLinks } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TEST_SECRET } from '../testing/index.ts';
import { openLink, useInvitationApi } from './accept-fixtures.tsx';
import { readStoredSecret } from './stored-secret.ts';

const { api, serve } = useInvitationApi();

describe('a visitor whose link came by e-mail', () => {
  it('is offered both ways and not told which is theirs', async () => {
    serve({});
    openLink('visitor');
    expect(await screen.findByRole('heading', { name: 'У меня есть учётная запись' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Войти и принять' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Создать учётную запись' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Новая учётная запись' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Подтвердите почту' })).not.toBeInTheDocument();
  });

  it('says what making an account agrees to, where that is published', async () => {
    namePublicLinks({ offer: 'https://example.com/offer' });
    serve({});
    openLink('visitor');
    const form = await screen.findByRole('form', { name: 'Новая учётная запись' });
    expect(form).toHaveTextContent('Создавая учётную запись, вы принимаете оферту.');
    expect(within(form).getByRole('link', { name: 'оферту' })).toHaveAttribute('target', '_blank');
  });

  it('signs in and comes back with nothing lost', async () => {
    serve({});
    const { user, location } = openLink('visitor');
    await user.click(await screen.findByRole('button', { name: 'Войти и принять' }));
    expect(location()).toBe('/login');
    expect(takeRememberedLocation()).toBe('/group/invite/accept');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('may decline without signing in; the secret is forgotten', async () => {
    let body: unknown;
    serve({});
    api.use(
      handle('POST group/invitations/decline', async ({ request }) => {
        body = await request.json();
        return null;
      }),
    );
    const { user } = openLink('visitor');
    await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = await findOpenDialog('Отклонить приглашение?', 'alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByRole('heading', { name: 'Приглашение отклонено' })).toBeInTheDocument();
    expect(body).toEqual({ token: TEST_SECRET });
    expect(readStoredSecret('group')).toBeNull();
  });
});

describe('a visitor who makes an account', () => {
  const name = () => screen.findByLabelText('Как вас зовут');
  const password = () => screen.getByLabelText('Пароль');
  const submit = () => screen.getByRole('button', { name: 'Создать и принять' });

  it('makes it here, is signed in and lands in the group', async () => {
    let body: unknown;
    serve({});
    api.use(
      handle('GET users/me', buildCurrentUser({ email: 'new@demo.example', display_name: 'Нина' })),
      handle('POST group/invitations/accept', async ({ request }) => {
        body = await request.json();
        return {
          kind: 'group' as const,
          organisation: { id: 'g1', name: 'Семья Орловых' },
          has_signed_in: true,
        };
      }),
    );
    const { user, location } = openLink('visitor');
    await user.type(await name(), ' Нина ');
    await user.type(password(), 'Demo-2026-pass');
    await user.click(submit());
    await waitFor(() => expect(location()).toBe('/group'));
    expect(body).toEqual({ token: TEST_SECRET, display_name: 'Нина', password: 'Demo-2026-pass' });
    expect(await screen.findByText('Вы вступили в группу «Семья Орловых»')).toBeInTheDocument();
    expect(readStoredSecret('group')).toBeNull();
  });

  it('may have the password made up, and sees it', async () => {
    serve({});
    const { user } = openLink('visitor');
    await name();
    await user.click(screen.getByRole('button', { name: 'Сгенерировать пароль' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Скопировать пароль' })).toBeInTheDocument();
  });

  it('is told what is missing before anything is sent', async () => {
    serve({});
    const { user } = openLink('visitor');
    await user.type(await name(), ' ');
    await user.type(password(), 'short');
    await user.click(submit());
    expect(await screen.findByText('Введите имя')).toBeInTheDocument();
    expect(screen.getByText('Пароль должен содержать минимум 8 символов')).toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses, and shows it at its field', async () => {
    serve({});
    api.use(
      handle('POST group/invitations/accept', () =>
        failure('VAL.002', { fields: { password: 'Этот пароль слишком известен' } }),
      ),
    );
    const { user } = openLink('visitor');
    await user.type(await name(), 'Нина');
    await user.type(password(), 'password1');
    await user.click(submit());
    expect(await screen.findByText('Этот пароль слишком известен')).toBeInTheDocument();
    expect(await name()).toHaveValue('Нина');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('is told that there is one already, and signs in with nothing lost', async () => {
    serve({});
    const taken = 'У вас уже есть учётная запись: войдите, чтобы принять приглашение';
    api.use(handle('POST group/invitations/accept', () => failure('AUTH.001', { message: taken })));
    const { user, location } = openLink('visitor');
    await user.type(await name(), 'Нина');
    await user.type(password(), 'Demo-2026-pass');
    await user.click(submit());
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(taken);
    expect(await name()).toHaveValue('Нина');
    await user.click(within(told).getByRole('button', { name: 'Войти и принять' }));
    expect(location()).toBe('/login');
    expect(takeRememberedLocation()).toBe('/group/invite/accept');
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('confirms the address again once the proof is over', async () => {
    serve({});
    api.use(handle('POST group/invitations/accept', () => failure('RES.003')));
    const { user } = openLink('visitor');
    await user.type(await name(), 'Нина');
    await user.type(password(), 'Demo-2026-pass');
    serve({ proves_email: false });
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Подтвердите почту' })).toBeInTheDocument();
    expect(readStoredSecret('group')).toBe(TEST_SECRET);
  });

  it('is shown what the invitation has become meanwhile', async () => {
    serve({});
    api.use(handle('POST group/invitations/accept', () => failure('RES.003')));
    const { user } = openLink('visitor');
    await user.type(await name(), 'Нина');
    await user.type(password(), 'Demo-2026-pass');
    serve({ state: 'revoked' });
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Приглашение отозвано' })).toBeInTheDocument();
  });
});
