import { BALANCE_REFRESH_MS } from '@cabinet/kernel/core/contract';
import { API, failure, handle } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { anna, buildGroup, buildMembership, mine } from '../../testing/build-group.ts';
import { section, useGroupApi } from '../../testing/group-screen.tsx';

const { api, state, renderGroup } = useGroupApi();

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('group screen', () => {
  it('says that the group is on its way', async () => {
    renderGroup(buildGroup());
    expect(screen.getByText('Загружаем группу')).toBeInTheDocument();
    expect(await section('Счёт группы')).toBeVisible();
  });

  it('says why the group is missing and reads it again', async () => {
    api.use(http.get(`${API}/group/me`, () => failure('AUTH.003'), { once: true }));
    const { user } = renderGroup(buildGroup());
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await section('Счёт группы')).toBeVisible();
  });

  it('shows the owner what is on the account and leads to its top-up', async () => {
    const payer = { ...buildGroup().payer, available: '450.00', held: '50.00' };
    renderGroup(buildGroup({ payer }));
    const wallet = await section('Счёт группы');
    expect(spaced(wallet.textContent)).toContain(
      'Баланс500,00 ₽Можно потратить450,00 ₽Зарезервировано50,00 ₽УровеньПлюс',
    );
    expect(within(wallet).getByRole('link', { name: 'Пополнить счёт группы' })).toHaveAttribute(
      'href',
      '/payment?payer=payer-g',
    );
  });

  it('warns of a low balance the owner, and a member for whom the group pays', async () => {
    const settings = { low_balance_threshold: '600.00' };
    const { unmount } = renderGroup(buildGroup(), { settings });
    expect(await screen.findByText('Деньги на счёте группы заканчиваются')).toBeVisible();
    unmount();
    const paying = { id: 'payer-c', kind: 'company', name: 'ООО «Вектор»' } as const;
    renderGroup(buildMembership({ paying }), { settings });
    await section('Ваши расходы');
    expect(screen.queryByText('Деньги на счёте группы заканчиваются')).not.toBeInTheDocument();
  });

  it('shows a member what they may still spend: what the cap leaves', async () => {
    renderGroup(buildMembership());
    const own = await section('Ваши расходы');
    expect(spaced(own.textContent)).toContain('Вы ещё можете потратить200,00 ₽Лимит 300,00 ₽ в месяц');
    expect(own).toHaveTextContent('За ваши запросы платит счёт группы «Семья».');
  });

  it('shows a member no more than the group has', async () => {
    renderGroup(buildMembership({}, { monthly_cap: '5000.00' }));
    expect(spaced((await section('Ваши расходы')).textContent)).toContain('потратить500,00 ₽');
  });

  it('tells a member of a company that the company goes on paying', async () => {
    const paying = { id: 'payer-c', kind: 'company', name: 'ООО «Вектор»' } as const;
    renderGroup(buildMembership({ paying }));
    const own = await section('Ваши расходы');
    expect(own).toHaveTextContent('платит счёт компании ООО «Вектор»: пока вы в компании, платит она');
    expect(own).not.toHaveTextContent('Вы ещё можете потратить');
  });

  it('shows a member the names of the others and nothing else of theirs', async () => {
    renderGroup(buildMembership());
    const people = within(await section('Участники')).getAllByRole('listitem');
    expect(people.map((line) => line.textContent)).toEqual([
      'АБАнна БеловаВладелец',
      'ИПИван ПетровЭто выuser@demo.example',
    ]);
    expect(
      screen.getByText(
        'Баланс группы видят все, а лимиты, расходы, операции и заявки других — только владелец',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Действия/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Приглашения' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Роспуск группы' })).not.toBeInTheDocument();
  });

  it('has invitations for the owner, and the usage', async () => {
    renderGroup(buildGroup());
    expect(await section('Приглашения')).toBeVisible();
    expect(await section('Расходы')).toBeVisible();
  });

  it('shows what a member has spent meanwhile without a reload', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    renderGroup(buildGroup());
    await section('Счёт группы');
    state.group = buildGroup({ payer: { ...buildGroup().payer, balance: '321.00' } });
    act(() => void jest.advanceTimersByTime(BALANCE_REFRESH_MS));
    expect(await screen.findByText('321,00 ₽')).toBeVisible();
    jest.useRealTimers();
  });

  it('says that somebody else has taken the person out, and refreshes the menu', async () => {
    const { user } = renderGroup(buildMembership());
    api.use(
      handle('DELETE group/members/{accountId}', () => {
        state.group = null;
        return failure('RES.001');
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Покинуть группу' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Покинуть группу' }));
    expect(await screen.findByText('Вы больше не в группе «Семья»')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /Название группы/ })).toBeVisible();
    await waitFor(() => expect(state.userLoads).toBeGreaterThan(0));
    expect(screen.queryByText('Ошибка 404')).not.toBeInTheDocument();
  });
});

describe('members as their owner sees them', () => {
  const names = async () =>
    within(await section('Участники'))
      .getAllByRole('listitem')
      .map((line) => within(line).getByText(/Анна|Иван|Яков/).textContent);

  it('says who they are, what they may and when they spent last', async () => {
    renderGroup(buildGroup({ members: [mine(), anna({ last_spent_at: new Date().toISOString() })] }));
    const [first, second] = within(await section('Участники')).getAllByRole('listitem');
    expect(first).toHaveTextContent('anna@demo.example');
    expect(spaced(first?.textContent ?? null)).toContain('Последние траты сегодня');
    expect(second).toHaveTextContent('Владелец');
    expect(second).toHaveTextContent('Трат ещё не было');
  });

  it('stand in the order that the address names', async () => {
    const yakov = anna({ accountId: 'a-y', display_name: 'Яков Ким', spent_this_month: '9000.00' });
    const { user, location } = renderGroup(buildGroup({ members: [yakov, mine(), anna()] }));
    expect(await names()).toEqual(['Анна Белова', 'Иван Петров', 'Яков Ким']);
    await user.click(screen.getByRole('button', { name: 'По расходам' }));
    expect(await names()).toEqual(['Яков Ким', 'Анна Белова', 'Иван Петров']);
    expect(location()).toBe('/group?order=spending');
    expect(screen.getByRole('button', { name: 'По расходам' })).toHaveAttribute('aria-pressed', 'true');
  });
});
