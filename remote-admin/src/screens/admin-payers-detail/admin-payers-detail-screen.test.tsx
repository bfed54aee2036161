import { findOpenDialog, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCompanyFacts } from '../../testing/build-company.ts';
import { buildPayerDetail, PAYER_ID } from '../../testing/build-payer.ts';
import { buildProposal, OWN_PROPOSAL } from '../../testing/build-proposal.ts';
import { KEEPER, usePayersApi } from '../../testing/payers-api.ts';
import { Screen } from './admin-payers-detail-screen.tsx';

const { asked, sent, setDetail } = usePayersApi();

const PATH = '/admin/payers/:payerId';
const render = (id = PAYER_ID) =>
  renderWithProviders(<Screen />, { store: signedInStore(KEEPER), at: `/admin/payers/${id}`, path: PATH });
const spaced = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const section = (name: string) => screen.findByRole('region', { name });

describe('the page of an account', () => {
  it('shows its money, its tier, its people and its movements', async () => {
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Семья' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Анна Воронцова' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/users/'),
    );
    expect(spaced(await section('Деньги'))).toMatch(
      /Баланс12 000,00 ₽.*Кредитный лимит0,00 ₽.*За 30 дней900,00 ₽/,
    );
    expect(spaced(await section('Уровень'))).toContain('Плюс, запросы по ×0,9700');
    expect(spaced(await section('Уровень'))).toContain('До уровня «Про» осталось 35 000,00 ₽');
    const people = within(await section('Кто тратит'));
    const row = people.getByRole('row', { name: /Анна Воронцова/ });
    expect(spaced(row)).toMatch(/этот счёт900,00 ₽5 000,00 ₽/);
    expect(screen.queryByRole('region', { name: 'Открытые резервы' })).not.toBeInTheDocument();
    const movements = within(await section('Движения'));
    expect(movements.getByRole('link', { name: 'В списке всех транзакций' })).toHaveAttribute(
      'href',
      `/admin/transactions?payer_id=${PAYER_ID}`,
    );
    expect(await movements.findByText('Движений пока нет')).toBeInTheDocument();
    expect(new URLSearchParams(asked.at(-1)).get('payer_id')).toBe(PAYER_ID);
  });

  it('shows a movement as soon as funds are added', async () => {
    const { user } = render();
    const movements = within(await section('Движения'));
    expect(await movements.findByText('Движений пока нет')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Начислить или списать' }));
    const dialog = within(await findOpenDialog('Начислить или списать'));
    await user.type(await dialog.findByLabelText('Сумма'), '500');
    await user.type(dialog.getByLabelText('Причина'), 'Компенсация');
    await user.click(dialog.getByRole('button', { name: 'Начислить' }));
    expect(await movements.findByRole('row', { name: /500,00/ })).toBeInTheDocument();
  });

  it('of a company says whether that is who it says', async () => {
    setDetail(buildPayerDetail({ kind: 'company', company: buildCompanyFacts() }));
    render();
    expect(within(await section('Проверка компании')).getByText('Не проверена')).toBeInTheDocument();
    expect(screen.getAllByText('Не проверена')).toHaveLength(2);
  });

  it('says why its tier was set by hand, who has changed its limit and why it is off', async () => {
    const by = { id: 'c1', display_name: 'Вера Вторая' };
    const deed = { at: '2026-11-20T09:00:00.000Z', by };
    setDetail(
      buildPayerDetail({
        tier: 'business',
        tier_is_manual: true,
        tier_state: {
          ...buildPayerDetail().tier_state,
          manual: { ...deed, reason: 'Партнёрский договор' },
        },
        is_active: false,
        switch_change: { ...deed, reason: 'Просьба владельца', is_active: false },
        credit_limit: '100.00',
        limit_change: { ...deed, reason: 'Договор № 7', before: '50.00', after: '100.00' },
        debt: '30.00',
        holds: {
          total: 1,
          items: [
            {
              id: 'h1',
              amount: '40.00',
              user: { id: 'b1', display_name: 'Анна' },
              model: 'Роза 1',
              created_at: '2026-11-20T09:00:00.000Z',
              expires_at: '2026-11-20T09:15:00.000Z',
            },
          ],
        },
      }),
    );
    render();
    const tier = spaced(await section('Уровень'));
    expect(tier).toMatch(/Бизнесвручную.*Вера Вторая, .*: Партнёрский договор.*Без ручного был бы «Плюс»/);
    expect(spaced(await section('Деньги'))).toMatch(/Был 50,00 ₽\. Вера Вторая, .*: Договор № 7/);
    expect(screen.getByText('Счёт выключен')).toBeInTheDocument();
    expect(screen.getByText(/Вера Вторая, .*: Просьба владельца/)).toBeInTheDocument();
    expect(spaced(screen.getByText(/^Долг/))).toBe('Долг 30,00 ₽');
    expect(spaced(await section('Открытые резервы'))).toContain('40,00 ₽: Анна, Роза 1');
    expect(screen.getByRole('button', { name: 'Включить' })).toBeInTheDocument();
  });

  it('leaves nothing to do with an account that is closed, and leads to the one that follows it', async () => {
    const successor = { id: '01900000-0000-7000-8000-0000000001a9', kind: 'user' as const, name: 'Анна' };
    setDetail(buildPayerDetail({ is_active: false, is_closed: true, successor }));
    render();
    expect(await screen.findByText('Счёт закрыт навсегда')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Анна' })).toHaveAttribute(
      'href',
      `/admin/payers/${successor.id}`,
    );
    for (const name of [/^Начислить/, 'Включить', 'Изменить лимит', 'Изменить уровень'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('Кто тратит')).not.toBeInTheDocument();
    expect(screen.queryByText('Можно потратить')).not.toBeInTheDocument();
    const state = /^Закрыт, на счёте [\d  ]+,\d\d ₽$/;
    expect(screen.getAllByText((text) => state.test(text.replaceAll('\u00a0', ' ')))).toHaveLength(2);
  });

  it('says who a company or a group was, who ended it, when, and what was on it', async () => {
    const by = { id: 'b1', display_name: 'Анна Воронцова' };
    const closing = { at: '2026-11-20T09:00:00.000Z', by, reason: null, amount: '99.75' };
    setDetail(buildPayerDetail({ is_active: false, is_closed: true, closing }));
    const { unmount } = render();
    expect(spaced(await section('Кто это был'))).toMatch(
      /ГруппаСемья.*Распущена20 ноября 2026 г.*Кто распустилАнна Воронцова.*Перешло владельцу99,75 ₽/,
    );
    unmount();
    const company = buildCompanyFacts();
    const unknown = { ...closing, by: null, amount: '0.00' };
    setDetail(buildPayerDetail({ kind: 'company', company, is_closed: true, closing: unknown }));
    render();
    expect(spaced(await section('Кто это был'))).toMatch(
      new RegExp(
        `КомпанияСемья.*ИНН${company.inn}.*Закрыта20 ноября.*Кто закрылнеизвестно.*Осталось на счёте0,00 ₽`,
      ),
    );
    expect(screen.queryByText('Причина')).not.toBeInTheDocument();
  });

  it('of a deleted person leads to who they were', async () => {
    const closing = { at: '2026-11-20T09:00:00.000Z', by: null, reason: 'Просила сама', amount: null };
    setDetail(buildPayerDetail({ kind: 'user', is_active: false, is_closed: true, closing }));
    render();
    const facts = within(await section('Кто это был'));
    expect(facts.getByRole('link', { name: 'Анна Воронцова' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/users/'),
    );
    expect(facts.getByText('Просила сама')).toBeInTheDocument();
    expect(facts.queryByText('Осталось на счёте')).not.toBeInTheDocument();
  });

  it('of a living owner says nothing of an end', async () => {
    setDetail(buildPayerDetail({ closing: null }));
    render();
    expect(await section('Деньги')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Кто это был' })).not.toBeInTheDocument();
  });

  it('shows what waits for a second person, and takes that word', async () => {
    setDetail(buildPayerDetail({ proposals: [buildProposal()] }));
    const { user } = render();
    const waiting = within(await section('П-000007 ждёт подтверждения'));
    expect(waiting.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
    await user.click(waiting.getByRole('button', { name: 'Подтвердить' }));
    const question = within(await findOpenDialog('Подтвердить П-000007?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Подтвердить и начислить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says of an own proposal who can confirm it', async () => {
    setDetail(buildPayerDetail({ proposals: [OWN_PROPOSAL] }));
    render();
    const waiting = await section('П-000007 ждёт подтверждения');
    expect(waiting).toHaveTextContent('Подтвердить может: Вера Вторая.');
    expect(within(waiting).queryByRole('button', { name: 'Подтвердить' })).not.toBeInTheDocument();
    expect(within(waiting).getByRole('button', { name: 'Отозвать' })).toBeInTheDocument();
  });

  it('says that there is no such account', async () => {
    render('01900000-0000-7000-8000-0000000001ff');
    expect(await screen.findByRole('heading', { name: 'Счёт не найден' })).toBeInTheDocument();
  });
});
