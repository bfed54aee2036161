import {
  chooseFilter,
  failure,
  filterChip,
  findOpenDialog,
  handle,
  offerScreens,
  openFilter,
  readClipboard,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_PAYER, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths.ts';
import { ANNA } from '../../testing/admin-users-api.ts';
import { buildPayer } from '../../testing/build-payer.ts';
import { buildProposal } from '../../testing/build-proposal.ts';
import { buildNotice, FINANCE, INVOICE, OWNER, usePaymentsApi } from '../../testing/payments-api.ts';
import { Screen } from './admin-payment-requests-screen.tsx';

const { api, asked, moved, setRequest, setNotices, setProposals, answerMove } = usePaymentsApi();

const PAID = buildPaymentRequest({ ...INVOICE, status: 'paid', actions: { change_status: ['refunded'] } });

const render = (at = '/admin/payment-requests', person = FINANCE) =>
  renderWithProviders(<Screen />, {
    store: offerScreens(signedInStore(person), paths.adminBankStatements),
    at,
  });

async function ask(action: string, person = FINANCE) {
  const shown = render('/admin/payment-requests', person);
  await takeRowAction(shown.user, 'заявка З-000123', action);
  const titles: Record<string, string> = {
    'Подтвердить оплату': 'Подтвердить оплату З-000123?',
    Отклонить: 'Отклонить заявку З-000123?',
    'Вернуть деньги': 'Вернуть оплату З-000123?',
  };
  return { ...shown, dialog: within(await findOpenDialog(titles[action] ?? '')) };
}

const SAME = {
  kind: 'request',
  request: { id: '01900000-0000-7000-8000-0000000000e7', number: 'З-000007', status: 'paid' },
  line: null,
  payer_name: 'Иван Петров',
  amount: '12000.00',
  paid_on: '2026-11-24',
  by: 'Мария',
  at: '2026-11-24T09:00:00.000Z',
} as const;

describe('all payment requests', () => {
  it('lead to the request and to the statements', async () => {
    render('/admin/payment-requests?status=pending');
    const row = await screen.findByRole('row', { name: /З-000123/ });
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/payment-requests/${TEST_REQUEST_ID}`,
    );
    expect(screen.getByRole('link', { name: paths.adminBankStatements.pattern })).toHaveAttribute(
      'href',
      '/admin/bank-statements',
    );
    expect(asked[0]).toContain('status=pending');
  });

  it('offer what the server allows, and nothing where it allows nothing', async () => {
    const { user } = render();
    expect(await rowActionsOf(user, 'заявка З-000123')).toEqual(['Подтвердить оплату', 'Отклонить']);
  });

  it('are confirmed by the document of the bank', async () => {
    answerMove(() => PAID);
    const { user, dialog } = await ask('Подтвердить оплату');
    await user.click(await dialog.findByRole('button', { name: 'Подтвердить' }));
    expect(await dialog.findByText('Укажите номер платёжного поручения')).toBeInTheDocument();
    expect(dialog.getByText('Укажите дату платёжного поручения')).toBeInTheDocument();
    expect(dialog.getByText('Укажите счёт или ИНН плательщика')).toBeInTheDocument();
    expect(moved).toEqual([]);
    await user.type(dialog.getByLabelText(/Платёжное поручение/), ' № 42 ');
    await user.type(dialog.getByLabelText(/Дата поручения/), '31.11.2026');
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await dialog.findByText('Такого дня нет: например, 21.11.2026')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Дата поручения/)).toHaveValue('31.11.2026');
    await user.clear(dialog.getByLabelText(/Дата поручения/));
    await user.type(dialog.getByLabelText(/Дата поручения/), '24.11.2026');
    await user.type(dialog.getByLabelText(/Счёт плательщика/), '4070 2810');
    await user.type(dialog.getByLabelText(/ИНН плательщика/), '7736050004');
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await dialog.findByText('Должно быть 20 цифр')).toBeInTheDocument();
    expect(dialog.getByText('ИНН: не сходится контрольная цифра')).toBeInTheDocument();
    expect(moved).toEqual([]);
    await user.clear(dialog.getByLabelText(/Счёт плательщика/));
    await user.type(dialog.getByLabelText(/ИНН плательщика/), '{Backspace}3');
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await screen.findByText('Заявка З-000123 оплачена, деньги на счёте')).toBeInTheDocument();
    expect(moved).toEqual([
      { status: 'paid', bank_reference: '№ 42', paid_on: '2026-11-24', payer_inn: '7736050003' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say beforehand that two people are needed and why, and keep what was typed where the server refuses', async () => {
    setRequest(
      buildPaymentRequest({
        ...INVOICE,
        bank_reference: '№ 42',
        bank_document: { paid_on: '2026-11-24', payer_account: null, payer_inn: '7736050003' },
        two_people_reasons: ['Компания «Ромашка» не проверена'],
      }),
    );
    const message = 'Укажите один номер платёжного поручения, без пробелов внутри и без других чисел';
    answerMove(() => failure('VAL.003', { message, fields: { bank_reference: message } }));
    const { user, dialog } = await ask('Подтвердить оплату');
    expect(await dialog.findByText('Нужен второй человек')).toBeInTheDocument();
    expect(dialog.getByText('Компания «Ромашка» не проверена')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Платёжное поручение/), ' и 43');
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Платёжное поручение/)).toHaveValue('№ 42 и 43');
    expect(dialog.getByLabelText(/Дата поручения/)).toHaveValue('24.11.2026');
    expect(moved).toEqual([
      { status: 'paid', bank_reference: '№ 42 и 43', paid_on: '2026-11-24', payer_inn: '7736050003' },
    ]);
  });

  it('of a large sum say that a second person is needed, and the second repeats nothing', async () => {
    const first = buildPaymentRequest({
      ...INVOICE,
      status: 'processing',
      bank_reference: '№ 42',
      bank_document: { paid_on: '2026-11-24', payer_account: '40702810400000012345', payer_inn: null },
      two_people_reasons: ['Крупная сумма'],
      same_as: [SAME],
      confirmation: { at: '2026-11-24T09:00:00.000Z', by: { id: 'p1', display_name: 'Мария' }, awaits: [] },
      actions: { change_status: ['paid', 'rejected'] },
    });
    setRequest(first);
    answerMove(() => PAID);
    const { user, dialog } = await ask('Подтвердить оплату');
    expect(await dialog.findByText('Ваше подтверждение будет вторым')).toBeInTheDocument();
    expect(dialog.getByText(/Первое: Мария/)).toBeInTheDocument();
    for (const fact of ['№ 42', '24.11.2026', '40702810400000012345', 'Почему двое: Крупная сумма.'])
      expect(dialog.getByText(fact)).toBeInTheDocument();
    const [same] = dialog.getAllByRole('listitem');
    expect(same).toHaveTextContent(/^заявка З-000007 · Иван Петров · 12 000,00 ₽ от 24.11.2026 · Мария/);
    expect(dialog.getByRole('link', { name: 'З-000007' })).toHaveAttribute(
      'href',
      `/admin/payment-requests/${SAME.request.id}`,
    );
    expect(dialog.queryByLabelText(/Платёжное поручение/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(moved).toEqual([{ status: 'paid' }]));
  });

  it('keep what was typed where somebody was faster, and read the list again', async () => {
    answerMove(() => failure('RES.003', { message: 'Заявка оплачена: так изменить её нельзя' }));
    const { user, dialog } = await ask('Отклонить');
    await user.type(dialog.getByLabelText(/Причина/), 'Нет перевода');
    const before = asked.length;
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await dialog.findByText(/^Заявка оплачена: так изменить её нельзя/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Причина/)).toHaveValue('Нет перевода');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(moved).toEqual([{ status: 'rejected', reason: 'Нет перевода' }]);
  });

  const spent = () =>
    new Response(
      JSON.stringify({
        status: 'error',
        message: 'Деньги уже потрачены',
        details: { code: 'RES.003', category: 'resource', shortfall: '30.50' },
      }),
      { status: 409, headers: { 'content-type': 'application/json' } },
    );

  it('go back as a debt where the money is spent and somebody may allow it', async () => {
    setRequest(PAID);
    answerMove((body) =>
      'allow_debt' in Object(body) ? buildPaymentRequest({ ...PAID, status: 'refunded' }) : spent(),
    );
    const { user, dialog } = await ask('Вернуть деньги', OWNER);
    await user.type(dialog.getByLabelText(/Причина/), 'Заявление');
    await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
    expect(await dialog.findByText('Не хватает 30,50 ₽')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /^Разрешить долг 30,50\s₽$/ }));
    await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
    expect(await screen.findByText('Оплата З-000123 возвращена')).toBeInTheDocument();
    expect(moved).toEqual([
      { status: 'refunded', reason: 'Заявление' },
      { status: 'refunded', reason: 'Заявление', allow_debt: true },
    ]);
  });

  it('say who may allow a debt to those who may not', async () => {
    setRequest(PAID);
    answerMove(spent);
    const { user, dialog } = await ask('Вернуть деньги');
    await user.type(dialog.getByLabelText(/Причина/), 'Заявление');
    await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
    expect(await dialog.findByText(/с разрешением «Управление пользователями»/)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('whose they are', () => {
  const AUTHOR = '01900000-0000-7000-8000-0000000000d1';
  const VECTOR = buildPayer({ id: AUTHOR.replace('d1', 'd2'), kind: 'company', name: 'ООО «Вектор»' });
  let sought: string[] = [];

  beforeEach(() => {
    sought = [];
    setRequest(
      buildPaymentRequest({ ...INVOICE, user: { id: AUTHOR, display_name: '', email: 'o@demo.example' } }),
    );
  });

  function openDirectories() {
    const seen = (url: string) => sought.push(new URL(url).searchParams.get('q') ?? '');
    api.use(
      handle('GET admin/users', ({ request }) => {
        seen(request.url);
        return buildListPage([ANNA], undefined);
      }),
      handle('GET admin/payers', ({ request }) => {
        seen(request.url);
        return buildListPage([VECTOR], { balance: '0', held: '0', count: 1 });
      }),
    );
  }

  it.each([
    ['Плательщик', 'Имя, группа или компания', 'Вектор', /^ООО «Вектор» ?Компания$/, `payer_id=${VECTOR.id}`],
    ['Автор', 'Имя или почта', 'анна', /^Анна Воронцова/, `user_id=${ANNA.id}`],
  ])('is found by name among all: %s', async (label, placeholder, typed, option, query) => {
    openDirectories();
    const { user, location } = render('/admin/payment-requests', OWNER);
    await screen.findByRole('row', { name: /З-000123/ });
    await openFilter(user, label);
    const field = screen.getByRole('combobox', { name: label });
    expect(field).toHaveAttribute('placeholder', placeholder);
    await user.type(field, typed);
    await waitFor(() => expect(sought.at(-1)).toBe(typed));
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(location()).toBe(`/admin/payment-requests?${query}`));
    await waitFor(() => expect(asked.at(-1)).toContain(query));
  });

  it('is named among the notices too, which a link narrows to the author of their requests', async () => {
    openDirectories();
    render(`/admin/payment-requests?tab=notices&user_id=${ANNA.id}`, OWNER);
    await waitFor(() => expect(filterChip('Автор')).toHaveTextContent('Анна Воронцова'));
    expect(asked.at(-1)).toContain(`user_id=${ANNA.id}`);
  });

  it('is named where a link has chosen it', async () => {
    openDirectories();
    render(`/admin/payment-requests?payer_id=${VECTOR.id}&user_id=${ANNA.id}`, OWNER);
    await waitFor(() => expect(filterChip('Плательщик')).toHaveTextContent('ООО «Вектор»'));
    await waitFor(() => expect(filterChip('Автор')).toHaveTextContent('Анна Воронцова'));
    expect(asked[0]).toContain(`payer_id=${VECTOR.id}&user_id=${ANNA.id}`);
  });

  it.each([
    ['Плательщик', 'Иван', /^Иван Петров ?Личный$/, `payer_id=${TEST_PAYER.id}`, 'Иван Петров'],
    ['Автор', 'o@demo', /^o@demo.example$/, `user_id=${AUTHOR}`, 'o@demo.example'],
  ])(
    'is found among the requests by who manages only those: %s',
    async (label, typed, option, query, name) => {
      const { user, location } = render();
      await screen.findByRole('row', { name: /З-000123/ });
      await openFilter(user, label);
      await user.type(screen.getByRole('combobox', { name: label }), typed);
      await waitFor(() => expect(asked.at(-1)).toContain(new URLSearchParams({ q: typed }).toString()));
      await user.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(location()).toBe(`/admin/payment-requests?${query}`));
      await waitFor(() => expect(filterChip(label)).toHaveTextContent(name));
    },
  );
});

describe('what about requests waits for a second person', () => {
  it('is counted on the way to it', async () => {
    setProposals([buildProposal({ kind: 'request_refund', amount: '-150000.00' })]);
    render();
    expect(await screen.findByRole('link', { name: 'Предложения: 1' })).toHaveAttribute(
      'href',
      '/admin/proposals?kind=request_refund,request_paid',
    );
  });

  it('is where it stands now, for whoever has kept the tab of refunds', async () => {
    const { location } = render('/admin/payment-requests?tab=refunds&status=pending');
    await waitFor(() =>
      expect(location()).toBe('/admin/proposals?status=pending&kind=request_refund%2Crequest_paid'),
    );
  });
});

describe('the notices of the provider', () => {
  it('lie beside them in a tab of the address, and those without a request are found', async () => {
    const { user, location } = render();
    await user.click(await screen.findByRole('tab', { name: 'Уведомления' }));
    await waitFor(() => expect(location()).toBe('/admin/payment-requests?tab=notices'));
    expect(await screen.findByRole('row', { name: /Заявки нет/ })).toBeInTheDocument();
    await chooseFilter(user, 'Заявка', 'Без заявки');
    await waitFor(() => expect(asked.at(-1)).toContain('has_request=false'));
    expect(location()).toBe('/admin/payment-requests?tab=notices&has_request=false');
  });

  it('open with the text as it came, to copy', async () => {
    setNotices([buildNotice({ decision: 'wrong_amount', reason: 'В заявке 400,00 ₽' })]);
    const { user } = render('/admin/payment-requests?tab=notices');
    await user.click(await screen.findByRole('button', { name: /^уведомление «Другая сумма»/ }));
    const dialog = within(await findOpenDialog('Уведомление провайдера'));
    expect(dialog.getByText('В заявке 400,00 ₽')).toBeInTheDocument();
    expect(dialog.getByLabelText('Как пришло')).toHaveTextContent('MNT_ID=12345678&MNT_AMOUNT=500.00');
    await user.click(dialog.getByRole('button', { name: 'Скопировать: как пришло' }));
    expect(await readClipboard()).toBe('MNT_ID=12345678&MNT_AMOUNT=500.00');
  });

  it('say so where there are none', async () => {
    setNotices([]);
    render('/admin/payment-requests?tab=notices');
    expect(await screen.findByText('Уведомлений пока нет')).toBeInTheDocument();
  });
});
