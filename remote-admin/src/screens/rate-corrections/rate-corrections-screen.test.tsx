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
import {
  buildCorrection,
  FINANCE,
  PLANNED,
  useCorrectionsApi,
  VECTOR,
} from '../../testing/corrections-api.ts';
import { Screen } from './rate-corrections-screen.tsx';

const { api, asked, sent, setCorrections, setOverlaps, setPayer } = useCorrectionsApi();

const ACTIVE = buildCorrection();
const OVER = buildCorrection({
  id: 'over',
  number: 3,
  state: 'inactive',
  is_active: false,
  reason: 'Ошибка',
});

beforeEach(() => setCorrections([ACTIVE, PLANNED, OVER]));

const render = (at = '/rate-corrections') =>
  renderWithProviders(<Screen />, { store: signedInStore(FINANCE), at });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
/** As the row is called. */
const named = (number: number) => `корректировка №\u00a0${number}`;
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('the list of rate corrections', () => {
  it('says of each what it covers, for whom, by how much and when', async () => {
    render();
    const planned = await rowOf(/Вендор Ромашка\s?Уровень Про · №/);
    expect(spaced(planned.textContent)).toMatch(
      /№ 2.*\+15 %×1,15Запланирована01\.12\.2099, 12:0006\.12\.2099, 00:00Подорожало/,
    );
    expect(spaced((await rowOf(/Скидка к празднику/)).textContent)).toMatch(
      /Все моделиВсе плательщики · № 1−5 %×0,95Действует01\.11\.2026, 12:00без срока/,
    );
    expect(within(planned).getByRole('link')).toHaveAttribute('href', `/rate-corrections/${PLANNED.id}`);
  });

  it('counts the states, and shows one of them through the address', async () => {
    const { user, location } = render();
    await rowOf(/Вендор Ромашка/);
    const states = within(screen.getByRole('group', { name: 'Показать корректировки' }));
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Действуют (1)',
      'Запланированы (1)',
      'Закончились (0)',
      'Отключены (1)',
    ]);
    await user.click(states.getByRole('button', { name: 'Запланированы (1)' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /праздник/ })).not.toBeInTheDocument());
    expect(location()).toBe('/rate-corrections?state=planned');
    expect(states.getByRole('button', { name: 'Запланированы (1)' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(states.getByRole('button', { name: 'Запланированы (1)' }));
    await rowOf(/праздник/);
    expect(location()).toBe('/rate-corrections');
  });

  it('is filtered, sorted and opened as its address says', async () => {
    const { user } = render('/rate-corrections?q=скидка&sort=valid_to');
    await rowOf(/праздник/);
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      q: 'скидка',
      sort: 'valid_to',
    });
    await chooseFilter(user, 'Модели', 'Вендор');
    await waitFor(() => expect(asked.at(-1)).toContain('scope_type=vendor'));
    await chooseFilter(user, 'Уровень', 'Про');
    await waitFor(() => expect(asked.at(-1)).toContain('tier=pro'));
  });

  it('leads from an empty list to the first correction', async () => {
    setCorrections([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Корректировок пока нет' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Новая корректировка' }))
      expect(link).toHaveAttribute('href', '/rate-corrections/create');
  });

  it('offers to withdraw only what holds or is to come', async () => {
    const { user } = render();
    expect(await rowActionsOf(user, named(1))).toEqual(['Открыть', 'Отключить']);
    expect(await rowActionsOf(user, named(2))).toEqual(['Открыть', 'Отключить']);
    expect(await rowActionsOf(user, named(3))).toEqual(['Открыть']);
  });
});

describe('withdrawing a correction', () => {
  const ask = async (number = 1) => {
    const { user } = render();
    await takeRowAction(user, named(number), 'Отключить');
    const title = `Отключить ${named(number).replace('а №', 'у №')}?`;
    return { user, question: within(await findOpenDialog(title, 'alertdialog')) };
  };

  it('says what the price becomes, and keeps the reason', async () => {
    const { user, question } = await ask();
    expect(question.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    expect(
      await question.findByText(/прекратится сразу: вместо ×0,95 будет ×1, цена по прайсу и уровню\./),
    ).toBeInTheDocument();
    await user.type(question.getByRole('textbox', { name: 'Причина (необязательно)' }), 'Ошибка в цене');
    await user.click(question.getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByText(/^Корректировка № 1 отключена/)).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Ошибка в цене' }]);
  });

  it('for the own account is somebody else’s to do', async () => {
    setPayer({ ...VECTOR, is_own: true });
    setCorrections([buildCorrection({ target: { payer_id: VECTOR.id, tier: null, name: VECTOR.name } })]);
    const { user } = render();
    await takeRowAction(user, named(1), 'Отключить');
    expect(await screen.findByText(/^Это ваш счёт/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names the correction that follows where both meet', async () => {
    setOverlaps({
      total: 1,
      items: [
        {
          correction: buildCorrection({ id: 'next', number: 7, multiplier: '0.9700' }),
          wins: 'this',
          models: 2,
          from: '2026-11-01T09:00:00.000Z',
          to: null,
        },
      ],
    });
    const { question } = await ask();
    const text = await question.findByText(/начнёт действовать/);
    expect(spaced(text.textContent)).toContain('№ 7 ×0,97 (Все модели, Все плательщики)');
  });

  it('of one that is to come says that nothing changes', async () => {
    const { question } = await ask(2);
    expect(await question.findByText(/не начнётся: цены останутся прежними/)).toBeInTheDocument();
  });

  it('stays a question where the server refuses', async () => {
    api.use(
      handle('PATCH rate-corrections/{id}/deactivate', () =>
        failure('AUTH.003', { message: 'Недостаточно прав' }),
      ),
    );
    const { user, question } = await ask();
    await user.click(question.getByRole('button', { name: 'Отключить' }));
    expect(await screen.findByText(/Недостаточно прав/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Отключить' })).toBeEnabled();
  });

  it('asks again what the price becomes where that did not come', async () => {
    api.use(handle('POST rate-corrections/overlaps', () => failure('SYS.001')));
    const { user, question } = await ask();
    const again = await question.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await question.findByText(/будет ×1/)).toBeInTheDocument();
  });
});

describe('the tier of a payer', () => {
  const open = async () => {
    const { user } = render();
    await user.click(screen.getByRole('button', { name: 'Уровень плательщика' }));
    return { user, dialog: within(await findOpenDialog('Уровень плательщика')) };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  const choosePayer = async ({ user, dialog }: Opened) => {
    await user.type(dialog.getByRole('combobox', { name: 'Плательщик' }), 'вектор');
    await user.click(await dialog.findByRole('option', { name: /ООО «Вектор»/ }));
  };

  it('is set by hand, with a reason, after saying what it is now', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await choosePayer(opened);
    expect(
      await dialog.findByText(/Сейчас: Про, вручную \(Фаина, 1 ноября 2026 г\. в 12:00\) — Договор 7/),
    ).toBeInTheDocument();
    expect(asked).toContain(`payers?q=${encodeURIComponent('вектор')}`);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Новый уровень' }), 'start');
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Договор 8');
    await user.click(dialog.getByRole('button', { name: 'Изменить уровень' }));
    expect(await screen.findByText('Уровень изменён')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ tier: 'start', reason: 'Договор 8' }]);
  });

  it('is given back to the top-ups', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await choosePayer(opened);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Новый уровень' }), 'automatic');
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Договор закончился');
    await user.click(dialog.getByRole('button', { name: 'Изменить уровень' }));
    await waitFor(() => expect(sent).toEqual([{ tier: null, reason: 'Договор закончился' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of the own account is somebody else’s to set', async () => {
    setPayer({ ...VECTOR, is_own: true });
    const opened = await open();
    const { user, dialog } = opened;
    await choosePayer(opened);
    expect(await dialog.findByText(/^Это ваш счёт/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Новый уровень' }), 'start');
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Себе');
    expect(dialog.getByRole('button', { name: 'Изменить уровень' })).toBeDisabled();
  });

  it('needs a payer, a tier and a reason, and keeps what was typed where the server refuses', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await user.click(dialog.getByRole('button', { name: 'Изменить уровень' }));
    for (const text of ['Выберите плательщика', 'Выберите уровень', 'Напишите причину'])
      expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
    api.use(
      handle('PATCH rate-corrections/payer/{payerId}/tier', () =>
        failure('RES.001', { message: 'Плательщик не найден' }),
      ),
    );
    await choosePayer(opened);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Новый уровень' }), 'start');
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Договор 8');
    await user.click(dialog.getByRole('button', { name: 'Изменить уровень' }));
    expect(await screen.findByText(/^Плательщик не найден/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Причина' })).toHaveValue('Договор 8');
    expect(dialog.getByRole('combobox', { name: 'Плательщик' })).toHaveValue(VECTOR.name);
  });
});
