import { chooseMenuItem, failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  anna,
  buildGroup,
  buildMembership,
  buildOffer,
  mine,
  OWN_DEBT,
} from '../../../testing/build-group.ts';
import { section, useGroupApi } from '../../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

/** Its time runs from now on. */
const toMe = () => buildOffer({ to_accountId: 'a-me', to_display_name: 'Иван Петров' });

describe('the offer of a group', () => {
  it('is made from the menu of a member, and shows its time', async () => {
    api.use(
      handle('POST group/transfer-owner', async ({ request }) => {
        expect(await request.json()).toEqual({ accountId: 'a-anna' });
        state.group = buildGroup({ transfer_offer: buildOffer() });
        return state.group;
      }),
    );
    const { user } = renderGroup(buildGroup());
    await user.click(await screen.findByRole('button', { name: 'Действия: Анна Белова' }));
    await chooseMenuItem(user, 'Предложить группу');
    const question = await findOpenDialog('Передать группу: Анна Белова?', 'alertdialog');
    expect(question).toHaveTextContent('На ответ есть 24 часа');
    expect(question).toHaveTextContent('видеть операции и заявки всех');
    expect(question).toHaveTextContent(
      'Вы останетесь участником: из операций и заявок вам будут видны только свои',
    );
    await user.click(within(question).getByRole('button', { name: 'Предложить группу' }));
    expect(await screen.findByText('Вы предложили группу: Анна Белова')).toBeVisible();
    expect(screen.getByText(/осталось 23 ч 40 мин/)).toBeVisible();
  });

  it('is withdrawn by the owner', async () => {
    api.use(
      handle('DELETE group/transfer-owner', () => {
        state.group = buildGroup();
        return state.group;
      }),
    );
    const { user } = renderGroup(buildGroup({ transfer_offer: buildOffer() }));
    await user.click(await screen.findByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Предложение отозвано: Анна Белова')).toBeVisible();
    expect(screen.queryByText('Вы предложили группу: Анна Белова')).not.toBeInTheDocument();
  });

  it('is accepted in words, and makes the receiver the owner', async () => {
    api.use(
      handle('POST group/transfer-owner/accept', () => {
        state.group = buildGroup({ members: [mine(), anna()] });
        return state.group;
      }),
    );
    const { user } = renderGroup(buildMembership({ transfer_offer: toMe() }));
    expect(await screen.findByText(/осталось 23 ч 40 мин/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Принять группу' }));
    const question = await findOpenDialog('Стать владельцем группы «Семья»?', 'alertdialog');
    expect(question).toHaveTextContent('видеть операции и заявки всех');
    expect(question).toHaveTextContent('Прежний владелец, Анна Белова, станет участником');
    await user.click(within(question).getByRole('button', { name: 'Стать владельцем' }));
    expect(await screen.findByText('Теперь вы владелец группы «Семья»')).toBeVisible();
    expect(await section('Роспуск группы')).toBeVisible();
    await waitFor(() => expect(state.userLoads).toBe(1));
  });

  it.each([
    ['the group owes', '70.00', [], /^На счёте группы «Семья» долг 70,00\s₽$/, 'payer-g'],
    ['its receiver owes', '0.00', [OWN_DEBT], /^На личном счёте долг 1\s250,00\s₽$/, 'payer-me'],
  ])('leads to the top-up where %s, before it is accepted', async (_who, debt, debts, title, payerId) => {
    state.debts = debts;
    const { payer } = buildGroup();
    const { user } = renderGroup(
      buildMembership({ transfer_offer: toMe(), payer: { ...payer, balance: '-70.00', debt } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Принять группу' }));
    const question = within(await findOpenDialog('Стать владельцем группы «Семья»?', 'alertdialog'));
    expect(await question.findByText(title)).toBeVisible();
    expect(question.getByText(/чтобы принять группу/)).toBeVisible();
    expect(question.getByRole('link', { name: 'Пополнить' })).toHaveAttribute(
      'href',
      `/payment?payer=${payerId}`,
    );
  });

  it('leads its owner to the top-up of a group that owes', async () => {
    const { payer } = buildGroup();
    const { user } = renderGroup(buildGroup({ payer: { ...payer, balance: '-70.00', debt: '70.00' } }));
    await user.click(await screen.findByRole('button', { name: 'Действия: Анна Белова' }));
    await chooseMenuItem(user, 'Предложить группу');
    const question = within(await findOpenDialog('Передать группу: Анна Белова?', 'alertdialog'));
    expect(question.getByText(/^Пополните его, чтобы передать группу\./)).toBeVisible();
    expect(question.getByRole('link', { name: 'Пополнить' })).toHaveAttribute(
      'href',
      '/payment?payer=payer-g',
    );
  });

  it('is declined', async () => {
    api.use(
      handle('POST group/transfer-owner/decline', () => {
        state.group = buildMembership();
        return state.group;
      }),
    );
    const { user } = renderGroup(buildMembership({ transfer_offer: toMe() }));
    await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const question = await findOpenDialog('Отклонить предложение?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByText('Предложение отклонено')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Принять группу' })).not.toBeInTheDocument();
  });

  it('says that it was withdrawn meanwhile', async () => {
    api.use(
      handle('POST group/transfer-owner/accept', () => {
        state.group = buildMembership();
        return failure('RES.003');
      }),
    );
    const { user } = renderGroup(buildMembership({ transfer_offer: toMe() }));
    await user.click(await screen.findByRole('button', { name: 'Принять группу' }));
    const question = await findOpenDialog('Стать владельцем группы «Семья»?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Стать владельцем' }));
    expect(await screen.findByText('Ошибка 409')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Принять группу' })).not.toBeInTheDocument();
  });

  it('concerns no other member', async () => {
    renderGroup(buildMembership({ transfer_offer: buildOffer({ to_accountId: 'a-third' }) }));
    await section('Ваши расходы');
    expect(screen.queryByRole('button', { name: 'Принять группу' })).not.toBeInTheDocument();
  });
});
