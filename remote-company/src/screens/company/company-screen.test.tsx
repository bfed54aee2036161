import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  offerScreens,
  renderWithProviders,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest } from '@cabinet/payments/testing';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { elsewhere } from '../../paths.ts';
import { buildCompany, buildCompanyUser, buildUserPage, COMPANY_ID } from '../../testing/build-company.ts';
import { buildCurrentCompanyUser } from '../../testing/current-company-user.ts';
import { Screen } from './company-screen.tsx';

const SPENDING: WireData<'GET users/me/spending'> = {
  scope: 'own',
  payer: { id: 'p9', kind: 'company', name: 'ООО «Вектор»' },
  days: [{ day: '2026-11-20', amount: '300.00' }],
  models: [
    { id: 'wise', name: 'Мудрая модель', total: '240.00', amounts: ['240.00'] },
    { id: null, name: null, total: '60.00', amounts: ['60.00'] },
  ],
  total: '300.00',
  own_total: '300.00',
  previous_total: '0.00',
  average_per_day: '10.00',
  days_left: null,
  lasts_until: null,
  low_balance: { threshold: null, is_low: false },
};
const USAGE: WireData<'GET company/{id}/usage'> = {
  scope: 'all',
  from: '2026-11-01',
  to: '2026-11-23',
  days: [],
  models: [],
  members: [],
  total: '0.00',
  previous_total: '0.00',
};
const NO_TOTALS = { paid: '0.00', open: '0.00', by_status: [] };
const MONEY = { balance: '10500.00', available: '10000.00', held: '500.00' };
const INVOICE = buildPaymentRequest({
  status: 'pending',
  method: 'invoice',
  amount: '25000.00',
  expires_at: '2026-12-05T10:00:00.000Z',
});

let asked: string[] = [];
let company = buildCompany();
let people: ReturnType<typeof buildCompanyUser>[] = [];

const api = useApiServer(
  handle('GET company/{id}', () => company),
  handle('GET company/{id}/usage', () => USAGE),
  handle('GET users/me/spending', () => {
    asked.push('spending');
    return SPENDING;
  }),
  handle('GET payment/requests/company', ({ request }) => {
    asked.push(`requests?${new URL(request.url).searchParams}`);
    return buildListPage([INVOICE], NO_TOTALS);
  }),
  handle('GET company/{id}/users', ({ request }) => {
    asked.push(`users?${new URL(request.url).searchParams}`);
    return buildUserPage(people);
  }),
);

beforeEach(() => {
  keepFingerprint();
  asked = [];
  company = buildCompany();
  people = [];
});

const SCREENS = [elsewhere.payment, elsewhere.paymentRequestDetail] as const;

function renderCompany(permissions: UserDraft['permissions'] = [], draft: UserDraft = {}) {
  const store = offerScreens(signedInStore(buildCurrentCompanyUser(permissions, draft)), ...SCREENS);
  return renderWithProviders(<Screen />, { store, at: '/company' });
}

const region = (name: string) => screen.findByRole('region', { name });
const titles = () =>
  screen.getAllByRole('region').map((each) => within(each).getAllByRole('heading')[0]?.textContent);

describe('the company of somebody without one', () => {
  it('says what a company is good for and leads to a new one', () => {
    renderWithProviders(<Screen />, { store: signedInStore(buildCurrentUser()) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Моя компания');
    expect(screen.getByText(/Если вас уже пригласили/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Создать компанию' })).toHaveAttribute('href', '/company/create');
  });
});

describe('the dashboard of a member without permissions', () => {
  it('holds their own month, role, whom to ask and their own spending, and nothing else', async () => {
    renderCompany();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ООО «Вектор»');
    expect(await region('Мой месяц')).toBeInTheDocument();
    expect(titles()).toEqual(['Мой месяц', 'Моя роль', 'Мои расходы']);
    expect(await region('Моя роль')).toHaveTextContent('Сотрудник');
    expect(screen.getByRole('link', { name: 'director@demo.example' })).toHaveAttribute(
      'href',
      'mailto:director@demo.example',
    );
    const own = await region('Мои расходы');
    expect(own).toHaveTextContent('300,00 ₽За 30 дней, 10,00 ₽ в день');
    expect(own).toHaveTextContent('Мудрая модель240,00 ₽Остальные модели60,00 ₽');
    expect(within(own).getByRole('link', { name: 'По дням' })).toHaveAttribute('href', '/');
    expect(asked).toEqual(['spending']);
  });

  it('says so when they have spent nothing', async () => {
    api.use(handle('GET users/me/spending', () => ({ ...SPENDING, total: '0.00', models: [] })));
    renderCompany();
    expect(await screen.findByText('За последние 30 дней вы ничего не потратили.')).toBeInTheDocument();
  });
});

describe('the dashboard of an accountant', () => {
  const ACCOUNTANT = [
    'company_balance:view',
    'company:transactions',
    'company:view_payment_requests',
  ] as const;

  beforeEach(() => {
    company = buildCompany({ payer: MONEY });
  });

  it('begins with the balance, what is free of it, what is held, and the level', async () => {
    renderCompany(ACCOUNTANT);
    const balance = await region('Баланс компании');
    expect(balance).toHaveTextContent('Уровень «Плюс»');
    expect(balance).toHaveTextContent('10 500,00 ₽Доступно10 000,00 ₽Зарезервировано500,00 ₽');
    const payer = company.payer.id;
    expect(within(balance).getByRole('link', { name: 'Пополнить счёт компании' })).toHaveAttribute(
      'href',
      `/payment?payer=${payer}&method=invoice`,
    );
    expect(screen.getByRole('link', { name: 'Пополнить картой' })).toHaveAttribute(
      'href',
      `/payment?payer=${payer}&method=card`,
    );
    expect(await region('Расходы')).toBeInTheDocument();
    expect(titles()).toEqual([
      'Баланс компании',
      'Быстрые действия',
      'Мой месяц',
      'Ждут оплаты',
      'Моя роль',
      'Расходы',
    ]);
  });

  it('lists what waits to be paid, with the way to all of it', async () => {
    renderCompany(ACCOUNTANT);
    const requests = await region('Ждут оплаты');
    expect(within(requests).getByRole('link', { name: 'З-000123' })).toHaveAttribute(
      'href',
      elsewhere.paymentRequestDetail.to({ requestId: INVOICE.id }),
    );
    expect(requests).toHaveTextContent('Ждёт оплатыДо 5 декабря 2026 г.25 000,00 ₽');
    expect(within(requests).getByRole('link', { name: 'Все заявки компании' })).toHaveAttribute(
      'href',
      '/company/payment-requests',
    );
    expect(asked).toEqual(['requests?status=pending%2Cprocessing&limit=5']);
  });

  it('says so when nothing waits', async () => {
    api.use(handle('GET payment/requests/company', () => buildListPage([], NO_TOTALS)));
    renderCompany(ACCOUNTANT);
    expect(await screen.findByText('Открытых заявок на пополнение нет.')).toBeInTheDocument();
  });

  it('keeps the rest when the requests cannot be read, and reads them on request', async () => {
    api.use(http.get(`${API}/payment/requests/company`, () => failure('VAL.003'), { once: true }));
    const { user } = renderCompany(ACCOUNTANT);
    const requests = await region('Ждут оплаты');
    expect(await region('Баланс компании')).toBeInTheDocument();
    await user.click(within(requests).getByRole('button', { name: 'Попробовать снова' }));
    expect(await within(requests).findByText('З-000123')).toBeInTheDocument();
  });

  it('warns below the threshold that the person has set', async () => {
    renderCompany(ACCOUNTANT, { settings: { low_balance_threshold: '20000' } });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Деньги на счёте компании заканчиваются');
    expect(within(notice).getByRole('link', { name: 'Пополнить' })).toBeInTheDocument();
  });

  it('offers no top-up where no remote has a screen for it', async () => {
    const store = signedInStore(buildCurrentCompanyUser(ACCOUNTANT));
    renderWithProviders(<Screen />, { store });
    await region('Баланс компании');
    expect(screen.queryByRole('link', { name: /Пополнить|Получить счёт/ })).not.toBeInTheDocument();
  });
});

describe('the dashboard of a manager of people', () => {
  it('shows whose cap is near its end, the nearest first', async () => {
    people = [
      buildCompanyUser({ user_id: 'u1', display_name: 'Пятая', spent_this_month: '800.00' }),
      buildCompanyUser({ user_id: 'u2', display_name: 'Полная', spent_this_month: '1000.00' }),
    ];
    renderCompany(['company_user:manage']);
    const near = await region('Лимиты на исходе');
    const rows = within(near).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/^Полная/);
    expect(rows[1]).toHaveTextContent(/^Пятая/);
    expect(asked).toContain('users?limit=200&is_active=true&near_cap=true&sort=display_name');
    expect(screen.getByRole('link', { name: 'Пригласить сотрудников' })).toHaveAttribute(
      'href',
      '/company/users#invite',
    );
  });

  it('says so when nobody is', async () => {
    renderCompany(['company_user:manage']);
    expect(await screen.findByText(/^Никто не потратил больше 80/)).toBeInTheDocument();
  });
});

describe('the dashboard of the owner', () => {
  it('has every section and every action', async () => {
    company = buildCompany({
      payer: MONEY,
      may_edit: true,
      membership: { is_owner: true, monthly_cap: null },
      managers: [],
    });
    renderCompany([
      'company_balance:view',
      'company:transactions',
      'company:view_payment_requests',
      'company_user:manage',
      'company_role:manage',
    ]);
    await region('Расходы');
    expect(titles()).toEqual([
      'Баланс компании',
      'Быстрые действия',
      'Мой месяц',
      'Ждут оплаты',
      'Лимиты на исходе',
      'Моя роль',
      'Расходы',
    ]);
    const actions = within(await region('Быстрые действия')).getAllByRole('link');
    expect(actions.map((each) => each.textContent)).toEqual([
      'Пригласить сотрудников',
      'Получить счёт на оплату',
      'Пополнить картой',
      'Транзакции',
      'Реквизиты',
    ]);
    expect(actions.at(-1)).toHaveAttribute('href', `/company/${COMPANY_ID}`);
    expect(await region('Моя роль')).toHaveTextContent('Вы владелец компании с 1 марта 2026 г.');
  });
});

describe('the dashboard of a new company', () => {
  const HEAD = ['company_balance:view', 'company:view_payment_requests', 'company_user:manage'] as const;
  const EMPTY = { balance: '0.00', available: '0.00', held: '0.00' };
  const steps = async () =>
    within(await region('Первые шаги'))
      .getAllByRole('listitem')
      .map((each) => each.textContent);

  function renderNew(setup: NonNullable<typeof company.setup>, payer = EMPTY) {
    company = buildCompany({ payer, setup, may_edit: true, membership: { is_owner: true } });
    const current = buildCurrentCompanyUser(HEAD, { settings: { low_balance_threshold: '500' } });
    const store = offerScreens(signedInStore({ ...current, stopped_by: 'unfunded' }), ...SCREENS);
    return renderWithProviders(<Screen />, { store, at: '/company' });
  }

  it('is its first steps with their screens, and neither an alarm nor an empty section', async () => {
    api.use(handle('GET payment/requests/company', () => buildListPage([], NO_TOTALS)));
    renderNew({ topped_up: false, invited: false, capped: false });
    const section = within(await region('Первые шаги'));
    expect(titles()).toEqual(['Первые шаги']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(section.getByText(/Готово 0 из 3/)).toBeInTheDocument();
    expect(section.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      `/company/${COMPANY_ID}`,
      `/payment?payer=${company.payer.id}&method=invoice`,
      '/company/users#invite',
      '/company/users',
    ]);
  });

  it('ticks off what has been done', async () => {
    api.use(handle('GET payment/requests/company', () => buildListPage([], NO_TOTALS)));
    renderNew({ topped_up: true, invited: true, capped: false }, MONEY);
    const [first, second, third] = await steps();
    expect([first, second].every((step) => step?.includes(': готово'))).toBe(true);
    expect(third).not.toContain('готово');
    expect(titles()).toEqual(['Первые шаги', 'Баланс компании']);
  });

  it('says that a payment is on its way, and shows it', async () => {
    renderNew({ topped_up: false, invited: false, capped: false });
    expect((await steps())[0]).toContain('Заявка ждёт оплаты');
    expect(titles()).toEqual(['Первые шаги', 'Ждут оплаты']);
  });
});

describe('a company whose money is spent', () => {
  it('says so to whoever does not see the balance too', async () => {
    const store = offerScreens(
      signedInStore({
        ...buildCurrentCompanyUser(),
        payer: { id: 'p9', kind: 'company', name: 'ООО «Вектор»' },
        balance: null,
        stopped_by: 'empty',
      }),
      ...SCREENS,
    );
    renderWithProviders(<Screen />, { store, at: '/company' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Деньги закончились, запросы не выполняютсяПополнить счёт компании ООО «Вектор» может её руководитель/,
    );
  });
});

describe('a company that cannot be read', () => {
  it('is read again on request', async () => {
    api.use(http.get(`${API}/company/:id`, () => failure('VAL.003'), { once: true }));
    const { user } = renderCompany();
    await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    expect(await region('Мой месяц')).toBeInTheDocument();
  });
});
