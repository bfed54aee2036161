import {
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest } from '@cabinet/payments/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCompanyFacts } from '../../testing/build-company.ts';
import {
  buildLine,
  buildStatement,
  buildUnread,
  NO_MATCH,
  STATEMENT_ID,
} from '../../testing/build-statement.ts';
import { FINANCE } from '../../testing/payments-api.ts';
import { Screen } from './admin-bank-statements-detail-screen.tsx';

const api = useApiServer();
const LIKELY = buildLine(3, {
  match: { ...buildLine(3).match, confidence: 'likely', why: ['Номера этой заявки в назначении нет'] },
});
const LINES = [
  buildLine(1),
  buildLine(2),
  LIKELY,
  buildLine(4, { match: NO_MATCH, purpose: 'Пополнение' }),
  buildLine(5, {
    state: 'duplicate',
    match: { ...NO_MATCH, why: [] },
    duplicate_of: { statement_id: 's0', file_name: 'утро.txt', n: 7 },
  }),
  buildLine(6, {
    state: 'ignored',
    match: { ...NO_MATCH, why: [] },
    ignored: { reason: 'Возврат', by: 'Мария', at: null },
  }),
];

interface Sent {
  readonly lines: readonly { readonly n: number; readonly request_id: string }[];
}

function render(lines = LINES, at = `/admin/bank-statements/${STATEMENT_ID}`) {
  let shown = lines;
  const sent: Sent[] = [];
  api.use(
    handle('GET admin/bank-statements/{id}', () => buildStatement(shown), { id: STATEMENT_ID }),
    handle('POST admin/bank-statements/{id}/confirm', async ({ request }) => {
      const body: Sent = JSON.parse(await request.text());
      sent.push(body);
      shown = shown.map((line) =>
        line.n === 1
          ? {
              ...line,
              state: 'confirmed',
              match: NO_MATCH,
              request: { id: 'r1', number: 'З-000001', status: 'paid' },
            }
          : line,
      );
      return {
        confirmed: 1,
        amount: '100.00',
        lines: body.lines.map(({ n }) =>
          n === 1
            ? { n, ok: true, code: null, message: 'Заявка З-000001 оплачена' }
            : { n, ok: false, code: 'RES.003', message: 'Заявка отклонена: так изменить её нельзя' },
        ),
      };
    }),
  );
  const path = '/admin/bank-statements/:statementId';
  return { ...renderWithProviders(<Screen />, { store: signedInStore(FINANCE), at, path }), sent };
}

const lineOf = async (n: number) => within(await screen.findByRole('listitem', { name: `Строка ${n}` }));

describe('a statement of the bank', () => {
  it('says what each line is thought to pay, how sure and why', async () => {
    render();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Выписка за 24.11.2026' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Сводка' })).toHaveTextContent('6 строк');
    const first = await lineOf(1);
    expect(first.getByRole('link', { name: 'З-000001' })).toHaveAttribute(
      'href',
      '/admin/payment-requests/01900000-0000-7000-8000-000000000001',
    );
    expect(first.getByText('Точно')).toBeInTheDocument();
    expect(first.getByText('Сумма совпадает: 100,00 ₽')).toBeInTheDocument();
    expect((await lineOf(4)).getByText('Заявка не найдена')).toBeInTheDocument();
    expect((await lineOf(5)).getByRole('link', { name: 'утро.txt' })).toHaveAttribute(
      'href',
      '/admin/bank-statements/s0',
    );
    expect((await lineOf(6)).getByText('Возврат · Мария')).toBeInTheDocument();
  });

  it('takes the exact ones by itself, confirms in one go and shows what became of each', async () => {
    const { user, sent } = render();
    expect((await lineOf(1)).getByRole('checkbox')).toBeChecked();
    expect((await lineOf(3)).getByRole('checkbox')).not.toBeChecked();
    expect((await lineOf(4)).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click((await lineOf(3)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Подтвердить 3 на сумму 300,00\s₽$/ }));
    const dialog = within(await findOpenDialog('Оплатить 3 заявки?', 'alertdialog'));
    expect(dialog.getByText(/строка 3 — З-000003/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Подтвердить на 300,00\s₽$/ }));
    expect(await screen.findByText('Не подтверждено: 2 строки')).toBeInTheDocument();
    expect(sent.map(({ lines }) => lines.map(({ n }) => n))).toEqual([[1, 2, 3]]);
    expect(await (await lineOf(1)).findByText('Подтверждена')).toBeInTheDocument();
    expect((await lineOf(1)).getByText('Заявка З-000001 оплачена')).toBeInTheDocument();
    expect((await lineOf(2)).getByText('Заявка отклонена: так изменить её нельзя')).toBeInTheDocument();
  });

  it('gives a transfer without an invoice to a payer, and says loudly what speaks against it', async () => {
    const bodies: unknown[] = [];
    const doubt =
      'ИНН не совпадает: перевод от «ООО «Ромашка 4»» с ИНН 7736050003, а у компании «Лютик» ИНН 7707083893';
    api.use(
      handle('GET admin/bank-statements/{id}/lines/{n}/payers', ({ request }) => ({
        payers:
          new URL(request.url).searchParams.get('q') === null
            ? []
            : [
                {
                  id: 'p1',
                  kind: 'company',
                  name: 'Лютик',
                  owner: 'Ольга',
                  company: buildCompanyFacts(),
                  doubts: [doubt],
                  refusal: null,
                },
                {
                  id: 'p2',
                  kind: 'user',
                  name: 'Я',
                  owner: 'Я',
                  company: null,
                  doubts: [],
                  refusal: 'Это ваш счёт',
                },
              ],
      })),
      handle('POST admin/bank-statements/{id}/lines/{n}/pay', async ({ request }) => {
        bodies.push(JSON.parse(await request.text()));
        return buildStatement(LINES);
      }),
    );
    const { user } = render();
    await user.click((await lineOf(4)).getByRole('button', { name: 'Без счёта' }));
    const choice = within(await findOpenDialog('Оплата без счёта: строка 4'));
    expect(await choice.findByText(/Проверенной компании с таким ИНН нет/)).toBeInTheDocument();
    await user.type(choice.getByRole('textbox', { name: 'Плательщик' }), 'Лютик');
    expect(await choice.findByText(doubt)).toBeInTheDocument();
    expect(choice.getByRole('button', { name: 'Выбрать: Я' })).toBeDisabled();
    await user.click(choice.getByRole('button', { name: 'Выбрать: Лютик' }));
    const question = within(await findOpenDialog('Зачислить 100,00\u00a0₽ без счёта?'));
    expect(question.getByText(doubt)).toBeInTheDocument();
    await user.type(question.getByRole('textbox'), 'Платит за дочернюю компанию');
    await user.click(question.getByRole('button', { name: 'Записать первое подтверждение' }));
    await waitFor(() => expect(bodies).toEqual([{ payer_id: 'p1', reason: 'Платит за дочернюю компанию' }]));
  });

  it('says beforehand which lines only get the first of two confirmations', async () => {
    const large = (n: number) => buildLine(n, { amount: '150000.00', needs_two_people: true });
    const open = (id: string, number: string, status: 'pending' | 'processing') =>
      buildPaymentRequest({ id, number, status, method: 'invoice', actions: { change_status: ['paid'] } });
    const { user } = render([
      buildLine(1),
      { ...large(2), match: { ...buildLine(2).match, comes_to: 'first' } },
      { ...large(3), match: { ...buildLine(3).match, comes_to: 'paid', is_second: true } },
      { ...large(4), match: { ...NO_MATCH, why: [] } },
      { ...large(5), match: { ...NO_MATCH, why: [] } },
    ]);
    api.use(
      handle('GET payment/requests', () =>
        buildListPage([open('r7', 'З-000007', 'pending'), open('r8', 'З-000008', 'processing')], {
          paid: '0.00',
          open: '0.00',
          by_status: [],
        }),
      ),
    );
    for (const [n, number] of [
      [4, 'З-000007'],
      [5, 'З-000008'],
    ] as const) {
      await user.click((await lineOf(n)).getByRole('button', { name: 'Выбрать заявку' }));
      const choose = within(await findOpenDialog(`Заявка для строки ${n}`));
      await user.click(await choose.findByRole('button', { name: `Выбрать ${number}` }));
    }
    await user.click(screen.getByRole('button', { name: /^Подтвердить 5 на сумму/ }));
    const dialog = within(await findOpenDialog('Подтвердить 5 заявок?', 'alertdialog'));
    expect(dialog.getByText(/^Деньги поступят сразу: 1 строка на 150\s000,00\s₽\./)).toBeInTheDocument();
    expect(dialog.getByText(/^Запишется первое подтверждение/)).toBeInTheDocument();
    expect(
      dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      // One person may not confirm all of it alone, so the small one waits with the others.
      'строка 1 — З-000001, 100,00 ₽',
      'строка 2 — З-000002, 150 000,00 ₽',
      'строка 4 — З-000007, 150 000,00 ₽',
      'строка 5 — З-000008, 150 000,00 ₽',
    ]);
    expect(dialog.getByText(/если первое подтверждение уже есть, ваше будет вторым/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Подтвердить на 150\s000,00\s₽$/ })).toBeInTheDocument();
  });

  it('shows what tells companies of one INN apart, and asks for two people for an unverified one', async () => {
    const why = ['В назначении заявка З-000003: она уже оплачена'];
    const impostor = buildCompanyFacts({ kpp: '773699001', created_by: null });
    const others = [
      { request_id: 'r7', number: 'З-000007', payer_name: 'Ромашка', company: impostor },
      { request_id: 'r8', number: 'З-000008', payer_name: 'Ромашка', company: buildCompanyFacts() },
    ];
    const { user } = render([
      buildLine(1, { match: { ...NO_MATCH, others }, needs_two_people: true, why_two_people: why }),
      buildLine(2, { match: { ...buildLine(2).match, company: buildCompanyFacts({ is_verified: true }) } }),
      buildLine(3, { match: NO_MATCH }),
    ]);
    const first = await lineOf(1);
    const fitting = within(first.getByRole('list', { name: 'Что подходит' })).getAllByRole('listitem');
    expect(fitting.map(({ textContent }) => textContent)).toEqual([
      'З-000007 РомашкаНе проверенаКПП 773699001 · создана 1 февраля 2026 г.',
      'З-000008 РомашкаНе проверенаКПП 773601001 · создана 1 февраля 2026 г., создатель — Олег Основатель',
    ]);
    expect(
      first.getByText('Подтверждают двое. В назначении заявка З-000003: она уже оплачена'),
    ).toBeInTheDocument();
    expect((await lineOf(2)).getByText('Проверена')).toBeInTheDocument();
    api.use(
      handle('GET payment/requests', () =>
        buildListPage(
          [
            buildPaymentRequest({
              id: 'r7',
              number: 'З-000007',
              method: 'invoice',
              status: 'pending',
              company: impostor,
              actions: { change_status: ['paid'] },
            }),
          ],
          { paid: '0.00', open: '0.00', by_status: [] },
        ),
      ),
    );
    await user.click((await lineOf(3)).getByRole('button', { name: 'Выбрать заявку' }));
    const choose = within(await findOpenDialog('Заявка для строки 3'));
    expect(await choose.findByText('КПП 773699001 · создана 1 февраля 2026 г.')).toBeInTheDocument();
    await user.click(choose.getByRole('button', { name: 'Выбрать З-000007' }));
    expect((await lineOf(3)).getByText('Подтверждают двое. Компания не проверена')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Подтвердить 2 на сумму/ }));
    const dialog = within(await findOpenDialog('Подтвердить 2 заявки?', 'alertdialog'));
    expect(dialog.getByText(/^Запишется первое подтверждение/)).toBeInTheDocument();
  });

  it('shows what else was paid by the same transfer, with a way to it', async () => {
    const same = {
      kind: 'request',
      request: { id: 'r7', number: 'З-000007', status: 'paid' },
      line: null,
      payer_name: 'Иван Петров',
      amount: '100.00',
      paid_on: '2026-11-24',
      by: 'Мария',
      at: '2026-11-24T09:00:00.000Z',
    } as const;
    render([buildLine(1, { needs_two_people: true, same_as: [same] }), buildLine(2)]);
    const list = within((await lineOf(1)).getByRole('list', { name: 'Такой же платёж' }));
    expect(list.getByRole('link', { name: 'З-000007' })).toHaveAttribute(
      'href',
      '/admin/payment-requests/r7',
    );
    expect(list.getByRole('listitem')).toHaveTextContent(/Иван Петров · 100,00 ₽ от 24.11.2026 · Мария/);
    expect((await lineOf(2)).queryByRole('list', { name: 'Такой же платёж' })).not.toBeInTheDocument();
  });

  it('promises no money where each line needs a second person', async () => {
    const line = buildLine(1, { amount: '150000.00', needs_two_people: true });
    const { user } = render([{ ...line, match: { ...line.match, comes_to: 'first' } }]);
    await user.click(await screen.findByRole('button', { name: /^Подтвердить 1 на сумму/ }));
    const dialog = within(await findOpenDialog('Подтвердить 1 заявку?', 'alertdialog'));
    expect(dialog.queryByText(/^Деньги поступят/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Записать подтверждение' })).toBeInTheDocument();
  });

  it('takes another open invoice of the same sum for a line', async () => {
    const queries: string[] = [];
    const other = buildPaymentRequest({
      id: '01900000-0000-7000-8000-0000000000e9',
      number: 'З-000009',
      method: 'invoice',
      status: 'pending',
      amount: '100.00',
      actions: { change_status: ['paid'] },
    });
    api.use(
      handle('GET payment/requests', ({ request: { url } }) => {
        queries.push(new URL(url).search);
        return buildListPage([other], { paid: '0.00', open: '0.00', by_status: [] });
      }),
    );
    const { user, sent } = render([buildLine(4, { match: NO_MATCH })]);
    await user.click((await lineOf(4)).getByRole('button', { name: 'Выбрать заявку' }));
    const dialog = within(await findOpenDialog('Заявка для строки 4'));
    await user.click(await dialog.findByRole('button', { name: 'Выбрать З-000009' }));
    expect(queries[0]).toContain('amount_from=100.00&amount_to=100.00');
    expect(queries[0]).toContain('method=invoice');
    expect((await lineOf(4)).getByText('Выбрано вами')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Подтвердить 1 на сумму 100,00\s₽$/ }));
    await user.click(
      within(await findOpenDialog('Оплатить 1 заявку?', 'alertdialog')).getByRole('button', {
        name: /^Подтвердить/,
      }),
    );
    await waitFor(() => expect(sent).toEqual([{ lines: [{ n: 4, request_id: other.id }] }]));
  });

  it('sets a line aside with a reason', async () => {
    const reasons: unknown[] = [];
    api.use(
      handle('POST admin/bank-statements/{id}/lines/{n}/ignore', async ({ request }) => {
        reasons.push(await request.json());
        return buildStatement([
          buildLine(1, {
            state: 'ignored',
            match: NO_MATCH,
            ignored: { reason: 'Аренда', by: 'Я', at: null },
          }),
        ]);
      }),
    );
    const { user } = render([buildLine(1)]);
    await user.click((await lineOf(1)).getByRole('button', { name: 'Пропустить' }));
    const dialog = within(await findOpenDialog('Пропустить строку 1?'));
    await user.click(dialog.getByRole('button', { name: 'Пропустить' }));
    expect(await dialog.findByText('Укажите причину')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Причина/), 'Аренда');
    await user.click(dialog.getByRole('button', { name: 'Пропустить' }));
    expect(await screen.findByText('Аренда · Я')).toBeInTheDocument();
    expect(reasons).toEqual([{ reason: 'Аренда' }]);
  });

  it('of the second upload offers nothing to confirm', async () => {
    const { user, location } = render([LINES[4] ?? buildLine(5)]);
    expect(await screen.findByText('Отметьте строки, которые оплачивают заявки')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ждут решения · 0' }));
    expect(location()).toContain('state=new');
    expect(screen.getByText('Таких строк нет')).toBeInTheDocument();
  });

  it('shows what could not be read in its place, with the reason and the text, and nothing to decide', async () => {
    const unread = [
      buildUnread(2),
      buildUnread(4, { duplicate_of: { statement_id: 's0', file_name: 'утро.txt', n: 7 } }),
    ];
    api.use(
      handle('GET admin/bank-statements/{id}', () => buildStatement([buildLine(1), buildLine(3)], unread), {
        id: STATEMENT_ID,
      }),
    );
    const { user, location } = renderWithProviders(<Screen />, {
      store: signedInStore(FINANCE),
      at: `/admin/bank-statements/${STATEMENT_ID}`,
      path: '/admin/bank-statements/:statementId',
    });
    const list = within(await screen.findByRole('list', { name: 'Строки выписки' }));
    expect(list.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Строка 1',
      'Строка 2',
      'Строка 3',
      'Строка 4',
    ]);
    const summary = within(screen.getByRole('region', { name: 'Сводка' }));
    expect(summary.getByText('4 строки')).toBeInTheDocument();
    expect(summary.getByText('не прочитано: 2')).toBeInTheDocument();
    const odd = await lineOf(2);
    expect(odd.getByText('Не прочитано')).toBeInTheDocument();
    expect(odd.getByText(/денег в документе нет/)).toBeInTheDocument();
    expect(odd.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(odd.getByText(/Номер=7/)).not.toBeVisible();
    await user.click(odd.getByRole('button', { name: 'Показать текст из файла' }));
    expect(odd.getByText(/Номер=7/)).toBeVisible();
    expect((await lineOf(4)).getByRole('link', { name: 'утро.txt' })).toHaveAttribute(
      'href',
      '/admin/bank-statements/s0',
    );
    await user.click(screen.getByRole('button', { name: 'Не прочитаны · 2' }));
    expect(location()).toContain('state=unread');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Подтвердить 2 на сумму/ })).toBeEnabled();
  });

  it('is read from a release before, which says nothing of what it could not read', async () => {
    const { unread: _unread, ...before } = buildStatement([buildLine(1)]);
    api.use(handle('GET admin/bank-statements/{id}', () => before, { id: STATEMENT_ID }));
    renderWithProviders(<Screen />, {
      store: signedInStore(FINANCE),
      at: `/admin/bank-statements/${STATEMENT_ID}`,
      path: '/admin/bank-statements/:statementId',
    });
    expect((await lineOf(1)).getByText('Ждёт решения')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Не прочитаны · 0' })).toBeInTheDocument();
  });

  it('says that there is none, or tries again', async () => {
    api.use(handle('GET admin/bank-statements/{id}', () => failure('RES.001'), { id: STATEMENT_ID }));
    renderWithProviders(<Screen />, {
      store: signedInStore(FINANCE),
      at: `/admin/bank-statements/${STATEMENT_ID}`,
      path: '/admin/bank-statements/:statementId',
    });
    expect(await screen.findByText('Выписка не найдена')).toBeInTheDocument();
  });
});
