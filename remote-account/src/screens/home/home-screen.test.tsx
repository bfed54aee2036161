import type { WireData } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import {
  API,
  buildCap,
  buildCurrentUser,
  failure,
  handle,
  namePublicLinks,
  offerScreens,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { elsewhere, paths } from '../../paths.ts';
import { homeMoneyHandlers, SPENDING } from '../../testing/money-answers.ts';
import { Screen } from './home-screen.tsx';

/** Finds a sentence whose sum is an element of its own. */
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.replace(/\s/g, ' ') === text;

const OWN_MONEY = sentence('Личный счёт сейчас не используется, на нём 70,50 ₽');

const SEMYA = { id: 'g1', name: 'Семья', is_owner: false };
const IN_SEMYA = { payer: { id: 'p5', kind: 'group', name: 'Семья' }, people: 4 } as const;
const ROMASHKA = { id: 'p9', kind: 'company', name: 'ООО «Ромашка»' } as const;
const BALANCE: WireData<'GET users/me/balance'> = {
  balance: 1500.5,
  available: '1488.5000000000',
  held: '12.0000000000',
  payer: { id: 'p1', kind: 'user', name: 'Иван Петров' },
  updated_at: '2026-11-20T09:00:00.000Z',
  cap: null,
  stopped_by: null,
};

const api = useApiServer(
  handle('GET users/me/balance', () => BALANCE),
  handle('GET payment/payers', () => ({
    payers: [{ id: 'p1', kind: 'user', name: 'Иван Петров', is_default: true, balance: '70.50' }],
    paying: ROMASHKA,
  })),
  ...homeMoneyHandlers,
);

function renderHome(draft: UserDraft = {}, ...offered: Parameters<typeof offerScreens>[1][]) {
  const store = offerScreens(signedInStore(buildCurrentUser(draft, 1234.5)), ...offered);
  return renderWithProviders(<Screen />, { store });
}

const COMPANY: UserDraft = {
  company_id: 'c1',
  company: { id: 'c1', name: 'ООО «Ромашка»' },
  account_type: 'company',
};

/** Home with the money that came with the session, before anything else is answered. */
function renderWith(money: Partial<ReturnType<typeof buildCurrentUser>>, draft: UserDraft = {}) {
  const current = { ...buildCurrentUser(draft), ...money };
  api.use(
    handle('GET users/me/balance', () => ({
      ...BALANCE,
      balance: current.balance ?? 0,
      payer: current.payer,
      cap: current.cap,
      stopped_by: current.stopped_by,
    })),
  );
  const store = offerScreens(signedInStore(current), paths.payment, elsewhere.company, elsewhere.group);
  return renderWithProviders(<Screen />, { store });
}

const settled = () => screen.findByRole('link', { name: 'Все транзакции' });

describe('the home of somebody with a cap', () => {
  it('leads with what is left of it, its bar and its day, before the shared account', async () => {
    renderWith(
      { ...IN_SEMYA, balance: 11_250, tierProgress: null, cap: buildCap() },
      { account_type: 'group', group: SEMYA },
    );
    const left = screen.getByRole('region', { name: 'Вы ещё можете потратить' });
    expect(left).toHaveTextContent('27,07 ₽952,93 ₽ из 980 ₽ · почти исчерпан');
    expect(left).toHaveTextContent('сбросится 1 декабря');
    const account = screen.getByRole('region', { name: 'Баланс общего счёта' });
    expect(account).toHaveTextContent('11 250,00 ₽счёт группы «Семья», 4 человека');
    expect(left.compareDocumentPosition(account)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await settled();
  });

  it('leads somebody whose account is switched off to support, where there is one', async () => {
    namePublicLinks({ support: 'mailto:support@example.com' });
    renderWith({ stopped_by: 'blocked' });
    expect(screen.getByRole('alert')).toHaveTextContent('Если это ошибка, обратитесь в поддержку.');
    await settled();
  });

  it('says so where the account has less than the cap leaves', async () => {
    renderWith({ ...IN_SEMYA, balance: 5, cap: buildCap({ left: '500.00', spendable: '5.00' }) });
    expect(screen.getByRole('region', { name: 'Вы ещё можете потратить' })).toHaveTextContent(
      '5,00 ₽По лимиту осталось 500,00 ₽, но на счёте столько нет.',
    );
    await settled();
  });

  it('is the same for an employee who may not see the balance', async () => {
    renderWith({ payer: ROMASHKA, people: 3, balance: null, tierProgress: null, cap: buildCap() }, COMPANY);
    expect(screen.getByRole('region', { name: 'Вы ещё можете потратить' })).toHaveTextContent('27,07 ₽');
    expect(screen.getByRole('region', { name: 'Счёт компании' })).toHaveTextContent(
      'счёт компании ООО «Ромашка», 3 человека',
    );
    await settled();
  });
});

describe('spending of a shared account', () => {
  it('is said to be everybody’s, with the part of the viewer', async () => {
    api.use(
      handle('GET users/me/spending', () => ({ ...SPENDING, payer: IN_SEMYA.payer, own_total: '12.00' })),
    );
    renderWith({ ...IN_SEMYA });
    await screen.findByText(sentence('Из них ваши 12,00 ₽'));
    expect(screen.getByRole('region', { name: 'Расход группы за 30 дней' })).toHaveTextContent('300,00 ₽');
    expect(screen.getByText('Траты всех со счёта группы «Семья»')).toBeInTheDocument();
  });
});

describe('the home of somebody for whom nothing is paid', () => {
  const MANAGER: UserDraft = { ...COMPANY, permissions: ['company_balance:view', 'company_user:manage'] };
  const OUT = 'Деньги закончились, запросы не выполняются';

  it.each<[string, Parameters<typeof renderWith>, string, string | null]>([
    [
      'on a personal account',
      [{ stopped_by: 'empty', balance: 0 }],
      `${OUT}Пополните личный счёт, чтобы запросы выполнялись.`,
      '/payment?payer=',
    ],
    [
      'on a personal account with a debt',
      [{ stopped_by: 'empty', balance: -7 }],
      'Сначала погасится долг 7,00 ₽.',
      '/payment?payer=',
    ],
    [
      'in a group',
      [
        { ...IN_SEMYA, stopped_by: 'empty', balance: 0 },
        { account_type: 'group', group: SEMYA },
      ],
      `${OUT}Пополните счёт группы «Семья», чтобы запросы выполнялись. Это может сделать любой её участник.`,
      '/payment?payer=p5',
    ],
    [
      'in a company, who may top it up',
      [{ payer: ROMASHKA, stopped_by: 'empty', balance: 0 }, MANAGER],
      `${OUT}Пополните счёт компании ООО «Ромашка», чтобы запросы выполнялись.`,
      '/payment?payer=p9',
    ],
    [
      'in a company, who may not',
      [{ payer: ROMASHKA, stopped_by: 'empty', balance: null, tierProgress: null }, COMPANY],
      `${OUT}Пополнить счёт компании ООО «Ромашка» может её руководитель`,
      '/company',
    ],
    [
      'in a new company, as its head',
      [{ payer: ROMASHKA, stopped_by: 'unfunded', balance: 0 }, MANAGER],
      'На счёте пока нет денег, запросы не выполняютсяОсталось настроить компанию',
      '/company',
    ],
    [
      'on an account to which nothing has come',
      [{ stopped_by: 'unfunded', balance: 0 }],
      'На счёте пока нет денег, запросы не выполняютсяПополните личный счёт',
      '/payment?payer=',
    ],
    [
      'whose cap is used up',
      [
        {
          ...IN_SEMYA,
          stopped_by: 'cap',
          cap: buildCap({ spent: '980.00', left: '0.00', spendable: '0.00' }),
        },
        { account_type: 'group', group: SEMYA },
      ],
      'Лимит на месяц исчерпан, запросы не выполняютсяЛимит сбросится 1 декабря. Увеличить его может владелец группы.',
      '/group',
    ],
    [
      'whose account is switched off',
      [{ stopped_by: 'blocked' }],
      'Счёт выключен, запросы не выполняютсяЕго выключил администратор сервиса.',
      null,
    ],
  ])('says so and what to do %s, without a threshold', async (_who, [money, draft], text, href) => {
    renderWith(money, draft);
    const title = screen.getByText(/запросы не выполняются$/);
    const notice = title.closest<HTMLElement>('[role=alert], [role=status]');
    expect(notice).toHaveTextContent(text);
    const link = notice && within(notice).queryByRole('link');
    expect(link?.getAttribute('href') ?? null).toEqual(
      href && expect.stringMatching(`^${href.replace('?', '\\?')}`),
    );
    await settled();
  });

  it('says nothing of a threshold besides', async () => {
    renderWith({ stopped_by: 'empty', balance: 0 }, { settings: { low_balance_threshold: '500' } });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/ниже порога/)).not.toBeInTheDocument();
    await settled();
  });
});

describe('home screen', () => {
  it('greets the person by name', async () => {
    renderHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^(Здравствуйте|Добр\S+ \S+), Иван Петров$/,
    );
    expect(await screen.findByText(/^личный счёт/)).toBeInTheDocument();
  });

  it('shows the balance that came with the session, then the one of the server', async () => {
    renderHome();
    const balance = screen.getByRole('region', { name: 'Баланс' });
    expect(within(balance).getByText('1 234,50 ₽')).toBeInTheDocument();
    expect(await within(balance).findByText('1 500,50 ₽')).toBeInTheDocument();
    expect(balance).toHaveTextContent('зарезервировано 12,00');
  });

  it('keeps the last balance and says so when the server does not answer', async () => {
    api.use(http.get(`${API}/users/me/balance`, () => failure('AUTH.003')));
    renderHome();
    const balance = screen.getByRole('region', { name: 'Баланс' });
    expect(await within(balance).findByText('Не удалось обновить')).toBeInTheDocument();
    expect(within(balance).getByText('1 234,50 ₽')).toBeInTheDocument();
  });

  it('asks for the balance again on request', async () => {
    const { user } = renderHome();
    await screen.findByText('1 500,50 ₽');
    api.use(handle('GET users/me/balance', () => ({ ...BALANCE, balance: 7 })));
    await user.click(screen.getByRole('button', { name: 'Обновить баланс' }));
    expect(await screen.findByText('7,00 ₽')).toBeInTheDocument();
  });

  it('says how far the next tier is', async () => {
    renderHome();
    const progress = screen.getByRole('progressbar', { name: 'Путь к следующему уровню' });
    expect(progress).toHaveAttribute('aria-valuetext', 'До уровня «Плюс» осталось 10\u00a0000,00\u00a0₽');
    await screen.findByText(/^личный счёт/);
  });

  it('explains to a company member without the right to see its money why there is no sum', async () => {
    const settings = {
      theme: 'light',
      send_by_enter: true,
      move_to_message: 'start',
      low_balance_threshold: '5000',
    } as const;
    api.use(
      http.get(`${API}/users/me/balance`, () => {
        throw new Error('the balance was asked for');
      }),
      handle('GET users/me/spending', () => ({
        ...SPENDING,
        scope: 'own',
        payer: ROMASHKA,
        days_left: null,
        lasts_until: null,
      })),
    );
    renderHome({
      company_id: 'c1',
      company: { id: 'c1', name: 'ООО «Ромашка»' },
      account_type: 'company',
      settings,
    });
    expect(screen.getByRole('region', { name: 'Счёт компании' })).toHaveTextContent(
      /оплачиваются со счёта компании ООО «Ромашка»\. .*с разрешением «Просмотр баланса компании»/,
    );
    expect(await screen.findByText(OWN_MONEY)).toBeInTheDocument();
    const spending = screen.getByRole('region', { name: 'Расходы по моделям' });
    expect(
      await within(spending).findByText('Ваши траты со счёта компании ООО «Ромашка»'),
    ).toBeInTheDocument();
    await within(spending).findByText(/^За 30 дней, на 20\s% больше/);
    expect(spending).toHaveTextContent('300,00 ₽За 30 дней');
    expect(screen.queryByText('На сколько хватит')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Ваш расход за 30 дней' })).toHaveTextContent('300,00 ₽');
    for (const name of ['Баланс', 'Расход за 30 дней', 'Уровень'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/1 234,50|10 000,00/);
  });

  it('tells a member of a group what is on their own account, and neither tier nor forecast of the group', async () => {
    const { user, ...rest } = { ...buildCurrentUser({ account_type: 'group', group: SEMYA }), ...IN_SEMYA };
    const nothing = { total: '0.00', average_per_day: '0.00', days_left: null, lasts_until: null };
    api.use(
      handle('GET users/me/balance', () => ({ ...BALANCE, payer: IN_SEMYA.payer })),
      handle('GET users/me/spending', () => ({
        ...SPENDING,
        ...nothing,
        scope: 'own',
        payer: IN_SEMYA.payer,
      })),
    );
    const store = offerScreens(signedInStore({ user, ...rest, tierProgress: null }));
    renderWithProviders(<Screen />, { store });
    const balance = screen.getByRole('region', { name: 'Баланс общего счёта' });
    expect(await within(balance).findByText(OWN_MONEY)).toBeInTheDocument();
    await screen.findByText('1 500,50 ₽');
    await screen.findByText(sentence('0,00 ₽ в день'));
    expect(balance).toHaveTextContent('счёт группы «Семья», 4 человека');
    expect(screen.getByRole('region', { name: 'Ваш расход за 30 дней' })).toHaveTextContent('0,00 ₽');
    for (const name of ['Уровень', 'На сколько хватит'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('keeps what is on their own account in sight when asking again fails', async () => {
    const { user, ...rest } = { ...buildCurrentUser({ account_type: 'group', group: SEMYA }), ...IN_SEMYA };
    const store = offerScreens(signedInStore({ user, ...rest, tierProgress: null }));
    renderWithProviders(<Screen />, { store });
    const own = await screen.findByText(OWN_MONEY);
    let refused = 0;
    api.use(
      http.get(`${API}/payment/payers`, () => {
        refused += 1;
        return failure('SYS.002');
      }),
    );
    await act(() => mutate(() => true));
    expect(refused).toBe(1);
    expect(own).toBeInTheDocument();
  });

  it('names the account with one pair of quotation marks', async () => {
    api.use(
      handle('GET users/me/balance', () => ({
        ...BALANCE,
        payer: ROMASHKA,
      })),
    );
    renderHome();
    expect(await screen.findByText(/^счёт компании ООО «Ромашка»/)).toBeInTheDocument();
  });

  it('shows it to a member who may', async () => {
    renderHome({
      company_id: 'c1',
      company: { id: 'c1', name: 'Ромашка' },
      permissions: ['company_balance:view'],
    });
    expect(await screen.findByText('1 500,50 ₽')).toBeInTheDocument();
  });

  it('offers a top-up where there is a screen for it', async () => {
    const { unmount } = renderHome({}, paths.payment);
    expect(screen.getByRole('link', { name: 'Пополнить счёт' })).toHaveAttribute('href', '/payment');
    await screen.findByText(/^личный счёт/);
    unmount();
    renderHome();
    expect(screen.queryByRole('link', { name: 'Пополнить счёт' })).not.toBeInTheDocument();
    await screen.findByText(/^личный счёт/);
  });

  it('says what the tier gives, and what the others do', async () => {
    api.use(
      handle('GET settings/tiers', () => ({
        tiers: [
          { code: 'start', name: 'Старт', threshold: '0.00', multiplier: '1.0000' },
          { code: 'plus', name: 'Плюс', threshold: '10000.00', multiplier: '0.9700' },
        ],
      })),
    );
    const { user } = renderHome();
    const tier = screen.getByRole('region', { name: 'Уровень' });
    expect(tier).toHaveTextContent('СтартОбычные цены');
    await user.click(within(tier).getByRole('button', { name: 'Все уровни' }));
    const dialog = await screen.findByRole('dialog', { name: 'Уровни' });
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'СтартСейчасПополнено от 0\u00a0₽Обычные цены',
      'ПлюсПополнено от 10\u00a0000\u00a0₽Скидка 3\u00a0%',
    ]);
    expect(rows[0]).toHaveAttribute('aria-current', 'true');
  });

  it('says nothing of company and group to somebody who has neither', async () => {
    renderHome();
    expect(screen.queryByRole('region', { name: 'Компания и группа' })).not.toBeInTheDocument();
    await screen.findByText(/^личный счёт/);
  });

  it('names group and company, with links to screens that exist', async () => {
    renderHome({ group: { id: 'g1', name: 'Семья', is_owner: true } }, elsewhere.group);
    expect(screen.getByRole('link', { name: 'Семья' })).toHaveAttribute('href', '/group');
    expect(screen.getByText('Вы владелец')).toBeInTheDocument();
    await screen.findByText(/^личный счёт/);
  });
});
