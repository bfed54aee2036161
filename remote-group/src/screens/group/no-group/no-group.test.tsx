import { failure, handle } from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildGroup, mine, OWN_DEBT } from '../../../testing/build-group.ts';
import { section, useGroupApi } from '../../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

const nameField = () => screen.findByRole('textbox', { name: /Название группы/ });

describe('group screen of somebody without a group', () => {
  it('says what a group is', async () => {
    renderGroup(null);
    expect(await screen.findByRole('heading', { name: 'У вас пока нет группы' })).toBeVisible();
    expect(screen.getByText(/до 50 человек/)).toBeVisible();
    expect(screen.getByText(/Личные деньги каждого остаются/)).toBeVisible();
    expect(
      screen.getByText(
        'Кто что видит: баланс — все, операции и заявки всех — владелец, остальные — только свои.',
      ),
    ).toBeVisible();
    expect(await nameField()).toBeVisible();
  });

  it('creates one by Enter, once, and the menu learns of it', async () => {
    const sent: unknown[] = [];
    api.use(
      handle('POST group', async ({ request }) => {
        sent.push([await request.json(), request.headers.get('Idempotency-Key')]);
        state.group = buildGroup({ members: [mine()] });
        return state.group;
      }),
    );
    const { user } = renderGroup(null);
    await user.type(await nameField(), '  Семья {Enter}');
    expect(await section('Счёт группы')).toBeVisible();
    expect(await screen.findByText('Группа «Семья» создана')).toBeVisible();
    expect(sent).toEqual([[{ name: 'Семья' }, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
    await waitFor(() => expect(state.userLoads).toBe(1));
  });

  it('repeats a failed try under the same key and keeps what was typed', async () => {
    const keys: unknown[] = [];
    api.use(
      handle('POST group', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return failure('SYS.001');
      }),
    );
    const { user } = renderGroup(null);
    await user.type(await nameField(), 'Семья{Enter}');
    expect(await screen.findByText('Ошибка 500')).toBeVisible();
    expect(await nameField()).toHaveValue('Семья');
    await user.click(screen.getByRole('button', { name: 'Создать группу' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });

  it('says before anything is typed that a debt forbids it, how much it is, and leads to its top-up', async () => {
    state.debts = [OWN_DEBT];
    renderGroup(null);
    expect(await screen.findByText(/^На личном счёте долг 1\s250,00\s₽$/)).toBeVisible();
    expect(screen.getByText(/^Пополните его, чтобы создать группу\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Пополнить' })).toHaveAttribute(
      'href',
      '/payment?payer=payer-me',
    );
  });

  it('says so too when the debt has come since the screen opened, and keeps what was typed', async () => {
    api.use(
      handle('POST group', () => {
        state.debts = [OWN_DEBT];
        return failure('RES.003', { message: 'На личном счёте долг. Пополните его' });
      }),
    );
    const { user } = renderGroup(null);
    await user.type(await nameField(), 'Семья{Enter}');
    expect(await screen.findByText(/^На личном счёте долг 1\s250,00\s₽$/)).toBeVisible();
    expect(await screen.findByText(/^На личном счёте долг\. Пополните его/)).toBeVisible();
    expect(await nameField()).toHaveValue('Семья');
  });

  it('asks for a name, and goes to the field', async () => {
    const { user } = renderGroup(null);
    const field = await nameField();
    await user.click(screen.getByRole('button', { name: 'Создать группу' }));
    expect(await screen.findByText('Введите название группы')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  });
});
