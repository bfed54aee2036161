import {
  chooseFilter,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPayer, buildProposal, buildRaise, OWN_PROPOSAL, PAYER_ID } from '../../testing/build-payer.ts';
import { KEEPER, usePayersApi } from '../../testing/payers-api.ts';
import { Screen } from './admin-payers-screen.tsx';

const { api, asked, sent, keys, setPayers, setProposals } = usePayersApi();

const FAMILY = buildPayer();
const FIRM = buildPayer({
  id: '01900000-0000-7000-8000-0000000001a2',
  kind: 'company',
  name: 'Вектор',
  owner: null,
  tier: 'business',
  tier_is_manual: true,
  balance: '-70.00',
  held: '40.00',
  credit_limit: '100.00',
  is_active: false,
});

beforeEach(() => {
  setPayers([FAMILY, FIRM]);
  setProposals([buildProposal()]);
});

const render = (at = '/admin/payers') =>
  renderWithProviders(<Screen />, { store: signedInStore(KEEPER), at });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => spaced(textContent));

describe('the list of accounts', () => {
  it('says of each whose it is, what is on it, and where its tier comes from', async () => {
    render();
    expect(await rowOf('Семья')).toHaveTextContent('Анна Воронцова');
    expect(cellsOf(await rowOf('Семья')).slice(0, 6)).toEqual([
      'Группа',
      'Включён',
      'Плюс',
      '12 000,00 ₽',
      '0,00 ₽',
      '0,00 ₽',
    ]);
    expect(cellsOf(await rowOf('Вектор')).slice(0, 6)).toEqual([
      'Компания',
      'Выключен',
      'Бизнесвручную',
      '−70,00 ₽',
      '40,00 ₽',
      '100,00 ₽',
    ]);
    expect(spaced((await rowOf('Итого, 2 счёта')).textContent)).toContain('12 000,00 ₽');
    expect(within(await rowOf('Семья')).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/payers/${PAYER_ID}`,
    );
  });

  it('is filtered and sorted through the address', async () => {
    const { user, location } = render();
    await rowOf('Семья');
    expect(asked).toEqual(['page=1&limit=20&sort=-created_at']);
    await chooseFilter(user, 'Вид', 'Компания');
    await chooseFilter(user, 'Откуда уровень', 'Вручную');
    await user.click(screen.getByRole('button', { name: /^Баланс(?!:)/ }));
    await waitFor(() => expect(location()).toMatch(/sort=-?balance/));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
        kind: 'company',
        tier_is_manual: 'true',
        sort: expect.stringMatching(/^-?balance$/),
      }),
    );
  });

  it('opens as its address says, and names the owner whom a link asks for', async () => {
    const owner = FAMILY.owner?.id;
    render(`/admin/payers?q=сем&tier=plus&is_active=true&balance_from=-5&balance_to=20000&owner_id=${owner}`);
    await rowOf('Семья');
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      q: 'сем',
      tier: 'plus',
      is_active: 'true',
      balance_from: '-5',
      balance_to: '20000',
      owner_id: owner,
    });
    expect(await screen.findByRole('button', { name: /^Владелец: Анна Воронцова/ })).toBeInTheDocument();
  });

  it('offers for each what may be done with it', async () => {
    setPayers([FAMILY, { ...FIRM, is_closed: true }]);
    const { user } = render();
    await rowOf('Семья');
    expect(await rowActionsOf(user, 'Семья')).toEqual([
      'Открыть',
      'Начислить или списать',
      'Кредитный лимит',
      'Уровень',
      'Выключить',
    ]);
  });

  it('offers nothing but a look at an account that is closed', async () => {
    setPayers([{ ...FIRM, is_closed: true }]);
    const { user } = render();
    expect(await rowOf('Вектор')).toHaveTextContent('Закрыт');
    expect(await rowActionsOf(user, 'Вектор')).toEqual(['Открыть']);
  });

  it('asks in place, with what the account is now', async () => {
    const { user } = render();
    await rowOf('Семья');
    await takeRowAction(user, 'Семья', 'Кредитный лимит');
    const dialog = within(await findOpenDialog('Кредитный лимит'));
    expect(await dialog.findByRole('form', { name: 'Кредитный лимит' })).toBeInTheDocument();
  });

  it('explains an empty list', async () => {
    setPayers([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Счетов пока нет' })).toBeInTheDocument();
  });
});

describe('the proposals', () => {
  it('are counted on their tab and stand in the address', async () => {
    const { user, location } = render('/admin/payers?kind=company');
    await user.click(await screen.findByRole('tab', { name: 'Предложения (1)' }));
    await waitFor(() => expect(location()).toBe('/admin/payers?tab=proposals&status=pending'));
    const row = await rowOf('П-000007');
    expect(cellsOf(row).map((text) => text?.slice(0, 44))).toEqual([
      '+150 000,00 ₽',
      'Ошибка банка (СЗ-3)',
      expect.stringMatching(/^Пётр Первый/),
      expect.stringMatching(/^Ждёт подтвержденияПодтвердить может: Вера/),
      '',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Счета' }));
    await waitFor(() => expect(location()).toBe('/admin/payers'));
  });

  it('are confirmed after saying what that does', async () => {
    const { user } = render('/admin/payers?tab=proposals');
    await rowOf('П-000007');
    await takeRowAction(user, 'П-000007', 'Подтвердить');
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    expect(question.getByText('Ошибка банка')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Подтвердить и начислить' }));
    expect(
      await screen.findByText('Предложение П-000007 подтверждено: деньги начислены'),
    ).toBeInTheDocument();
    expect(keys[0]).toEqual(expect.any(String));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  it('of a credit limit say what it becomes, from what, and what confirming does', async () => {
    setProposals([buildRaise()]);
    const { user } = render('/admin/payers?tab=proposals&kind=credit_limit');
    const row = await rowOf('П-000007');
    expect(spaced(row.textContent)).toContain('лимит 200 000,00 ₽');
    expect(asked.at(-1)).toContain('kind=credit_limit');
    await takeRowAction(user, 'П-000007', 'Подтвердить');
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    expect(question.getByText(/^50\s000,00\s₽ → 200\s000,00\s₽$/)).toBeInTheDocument();
    expect(question.getByText(/^Лимит сразу станет/)).toBeInTheDocument();
    expect(question.queryByText('Сумма')).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Подтвердить и поднять лимит' }));
    expect(
      await screen.findByText(/^Предложение П-000007 подтверждено: кредитный лимит 200/),
    ).toBeInTheDocument();
  });

  it('of a refund say of which request, and name nobody once that has changed', async () => {
    setProposals([
      buildProposal({
        kind: 'request_refund',
        amount: '-150000.00',
        request: { id: '01900000-0000-7000-8000-0000000000e1', number: 'З-000123' },
        obstacle: 'request_changed',
        actions: { confirm: false, reject: true, cancel: false },
      }),
    ]);
    render('/admin/payers?tab=proposals');
    const row = await rowOf('П-000007');
    expect(spaced(row.textContent)).toContain('−150 000,00 ₽возврат З-000123');
    expect(row).toHaveTextContent(/деньги по ней больше не возвращают\.$/);
  });

  it('of a credit limit that has changed since can only be rejected', async () => {
    setProposals([
      buildRaise({
        obstacle: 'limit_changed',
        actions: { confirm: false, reject: true, cancel: false },
      }),
    ]);
    const { user } = render('/admin/payers?tab=proposals');
    expect(await rowOf('П-000007')).toHaveTextContent(/Лимит с тех пор изменили.*другое предложение\.$/);
    expect(await rowActionsOf(user, 'П-000007')).toEqual(['Отклонить']);
  });

  it('of somebody who lost the right can only be rejected, and one that ended with it names nobody', async () => {
    setProposals([
      buildRaise({
        obstacle: 'author_left',
        actions: { confirm: false, reject: true, cancel: false },
      }),
      buildRaise({
        id: '01900000-0000-7000-8000-0000000000a8',
        number: 'П-000008',
        status: 'cancelled',
        decided_at: '2026-11-28T09:00:00.000Z',
        decision_reason: 'Автор больше не может предлагать это',
        actions: { confirm: false, reject: false, cancel: false },
      }),
    ]);
    render('/admin/payers?tab=proposals');
    expect(await rowOf('П-000007')).toHaveTextContent(/Автор больше не может .*отклоните предложение\.$/);
    expect(await rowOf('П-000008')).toHaveTextContent(/Система, .*: Автор больше не может предлагать это/);
  });

  it('that somebody else has decided meanwhile say so in the question', async () => {
    api.use(
      handle('POST admin/proposals/{id}/confirm', () =>
        failure('RES.003', { message: 'Предложение уже отклонено: Вера' }),
      ),
    );
    const { user } = render('/admin/payers?tab=proposals');
    await rowOf('П-000007');
    await takeRowAction(user, 'П-000007', 'Подтвердить');
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Подтвердить и начислить' }));
    expect(await question.findByText(/^Предложение уже отклонено: Вера/)).toBeInTheDocument();
  });

  it('are rejected with a reason, which stays where the server refuses', async () => {
    const { user } = render('/admin/payers?tab=proposals');
    await rowOf('П-000007');
    await takeRowAction(user, 'П-000007', 'Отклонить');
    const dialog = within(await findOpenDialog('Отклонить П-000007?'));
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    api.use(handle('POST admin/proposals/{id}/reject', () => failure('SYS.002')));
    await user.type(dialog.getByLabelText('Причина'), 'Нет акта');
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByText('Не получилось')).toBeInTheDocument();
    api.resetHandlers();
    expect(dialog.getByLabelText('Причина')).toHaveValue('Нет акта');
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByText('Предложение П-000007 отклонено')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Нет акта' }]);
  });

  it('of the viewer say who decides, and can be taken back', async () => {
    setProposals([OWN_PROPOSAL]);
    const { user } = render('/admin/payers?tab=proposals');
    expect(await rowOf('П-000007')).toHaveTextContent(
      'Это ваше предложение: решает другой человек. Подтвердить может: Вера Вторая.',
    );
    expect(await rowActionsOf(user, 'П-000007')).toEqual(['Отозвать']);
    await user.keyboard('{Escape}');
    await takeRowAction(user, 'П-000007', 'Отозвать');
    const question = within(await findOpenDialog('Отозвать П-000007?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Предложение П-000007 отозвано')).toBeInTheDocument();
  });

  it('that are decided say by whom and why', async () => {
    setProposals([
      buildProposal({
        status: 'rejected',
        decided_by: { id: 'c1', display_name: 'Вера Вторая' },
        decided_at: '2026-11-20T10:00:00.000Z',
        decision_reason: 'Нет акта',
        actions: { confirm: false, reject: false, cancel: false },
        awaits: [],
      }),
    ]);
    render('/admin/payers?tab=proposals');
    expect(await rowOf('П-000007')).toHaveTextContent(/ОтклоненоВера Вторая, .*: Нет акта/);
  });

  it('explain themselves where there are none', async () => {
    setProposals([]);
    render('/admin/payers?tab=proposals');
    expect(await screen.findByRole('heading', { name: 'Предложений нет' })).toBeInTheDocument();
  });
});
