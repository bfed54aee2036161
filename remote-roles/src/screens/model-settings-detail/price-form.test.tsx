import { addDays, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { failure, findOpenDialog, handle, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { formatDate } from '@cabinet/kernel/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useModel } from '../../api/models.ts';
import { ADMIN } from '../../testing/admin.ts';
import { buildDetail, buildPriceImpact } from '../../testing/build-model.ts';
import { buildProposal } from '../../testing/build-proposal.ts';
import { useModelsApi } from '../../testing/models-api.ts';
import { PricesSection } from './prices-section.tsx';

const { api, sent, setDetail, setProposal } = useModelsApi();

const ignore = () => undefined;

function Shown() {
  const { data } = useModel('rosa-1');
  return data && <PricesSection model={data} onUnsaved={ignore} />;
}

async function openPrices() {
  const screenOf = renderWithProviders(<Shown />, {
    store: signedInStore(ADMIN),
    at: '/model-settings/rosa-1',
  });
  await screen.findByRole('form', { name: 'Новая цена' });
  return screenOf;
}

const input = () => screen.getByLabelText('Ввод за млн токенов');
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const rows = () =>
  within(screen.getByRole('table', { name: 'История цен' }))
    .getAllByRole('rowgroup')
    .slice(1)
    .map(({ textContent }) => spaced(textContent));

type User = Awaited<ReturnType<typeof openPrices>>['user'];

/** Answers the question that a new price asks. */
async function answer(user: User, button = 'Назначить цену') {
  const question = within(await screen.findByRole('dialog'));
  await user.type(question.getByLabelText('Причина'), 'Подорожал поставщик');
  await user.click(question.getByRole('button', { name: button }));
}

/** What the question shows, and what the price replaces. */
const BEFORE = { input_price: '150.00', output_price: '600.00' };

const NEXT = { input_price: '120.00', output_price: '360.00', valid_from: '2026-11-30T21:00:00.000Z' };
const PLANNED = buildDetail({
  next_price: NEXT,
  prices: [
    {
      ...NEXT,
      set_by: { id: 'u1', display_name: 'Анна Воронцова' },
      agreed_by: null,
      reason: 'Подорожал поставщик',
    },
    ...buildDetail().prices,
  ],
});

describe('a new price', () => {
  it('holds at once, and takes a comma', async () => {
    const { user } = await openPrices();
    expect(screen.getByRole('button', { name: 'Изменить цену' })).toBeDisabled();
    expect(screen.getByText(/^Запросы, за которые уже списано, не пересчитываются/)).toBeInTheDocument();
    await user.clear(input());
    await user.type(input(), '200,5');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    await answer(user);
    expect(await screen.findByText('Новая цена действует')).toBeInTheDocument();
    expect(sent).toEqual([
      { input_price: '200.50', output_price: '600.00', prices_before: BEFORE, reason: 'Подорожал поставщик' },
    ]);
    expect(screen.getByRole('button', { name: 'Изменить цену' })).toBeDisabled();
  });

  it('is asked about first: whom it affects, what it would have come to, and why', async () => {
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '15000');
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    const question = within(await findOpenDialog('Предложить новую цену?'));
    expect(await question.findByText('Ввод в 100 раз дороже')).toBeInTheDocument();
    const text = spaced((await screen.findByRole('dialog')).textContent);
    expect(text).toContain('Ввод: 150,00 ₽ → 15 000,00 ₽, в 100 раз дороже.');
    expect(text).toContain('За 30 дней: 124 запроса от 12 человек, платили счета 2 плательщиков.');
    expect(text).toContain('Стоили 1 234,00 ₽, по новой цене стоили бы 2 468,00 ₽: +1 234,00 ₽.');
    expect(text).toContain('ООО «Вектор»: 1 000,00 ₽ → 2 000,00 ₽ (+1 000,00 ₽)');
    await user.click(question.getByRole('button', { name: 'Предложить цену' }));
    expect(await question.findByText('Укажите причину')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Отмена' }));
    expect(sent).toEqual([]);
    expect(spaced(input().getAttribute('value'))).toMatch(/^15.?000/);
  });

  it('is asked about with sums that add up as they are shown', async () => {
    const whole = { amount_before: '37.9449', amount_after: '41.8891', difference: '3.9442' };
    const own = { before: '3.0949', after: '6.1898', difference: '3.0949' };
    const payers = [{ id: 'p2', name: 'Анна', charges: 24, ...own }];
    api.use(handle('POST models/{id}/price-impact', buildPriceImpact({ ...whole, payers })));
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '180');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    const question = await findOpenDialog('Назначить новую цену?');
    await within(question).findByText(/^За 30 дней/);
    const text = spaced(question.textContent);
    expect(text).toContain('Стоили 37,945 ₽, по новой цене стоили бы 41,889 ₽: +3,944 ₽.');
    expect(text).toContain('Анна: 3,095 ₽ → 6,190 ₽ (+3,095 ₽)');
  });

  it('is set without its effect where that cannot be learned, which is asked for again', async () => {
    api.use(handle('POST models/{id}/price-impact', () => failure('SYS.001')));
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '180');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    const question = within(await findOpenDialog('Назначить новую цену?'));
    const again = await question.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await question.findByText(/^За 30 дней/)).toBeInTheDocument();
  });

  it('that is refused keeps its question and what was written', async () => {
    api.use(handle('PATCH models/{id}', () => failure('RES.003', { message: 'Цену уже изменили' })));
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '180');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    await answer(user);
    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByRole('alert')).toHaveTextContent('Цену уже изменили');
    expect(question.getByLabelText('Причина')).toHaveValue('Подорожал поставщик');
  });

  it('with three decimals that may be thousands is asked about, and no other', async () => {
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '180,125');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    expect(
      await screen.findByText(/^Непонятно, где тысячи: напишите 180,1250 или 180\s125$/),
    ).toBeInTheDocument();
    await user.type(input(), '0');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    await answer(user);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          input_price: '180.125',
          output_price: '600.00',
          prices_before: BEFORE,
          reason: 'Подорожал поставщик',
        },
      ]),
    );
  });

  it.each([
    ['0', /^Ввод за 0 ₽\. Вы только предложите/],
    ['70', /^Ввод за 70,00 ₽: один человек меняет эту цену в пределах 75,00 ₽ — 225,00 ₽/],
  ])('of %s takes two people: it says so before, and keeps the price that holds', async (price, why) => {
    const proposal = buildProposal();
    setProposal(proposal);
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), price);
    expect(
      await screen.findByText(
        (_, node) => node?.children.length === 0 && why.test(spaced(node.textContent) ?? ''),
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    await answer(user, 'Предложить цену');
    expect(await screen.findByText(/^Предложение П-000123 записано/)).toBeInTheDocument();
    expect(input()).toHaveValue('150');
  });

  it('that waits for a second person is shown, and where it is decided about', async () => {
    setDetail(buildDetail({ proposal: buildProposal() }));
    await openPrices();
    expect(screen.getByText('Предложение П-000123 о цене ждёт подтверждения')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К предложениям' })).toHaveAttribute('href', '/admin/proposals');
  });

  it('that two people planned is only proposed to be taken back', async () => {
    const [planned, ...rest] = PLANNED.prices;
    if (planned === undefined) throw new Error('nothing is planned');
    const boris = { id: 'u2', display_name: 'Борис' };
    setDetail({ ...PLANNED, prices: [{ ...planned, agreed_by: boris }, ...rest] });
    const { user } = await openPrices();
    expect(rows()[0]).toContain('Анна Воронцова, подтверждение: Борис');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = within(await findOpenDialog('Отменить запланированную цену?', 'alertdialog'));
    expect(question.getByText('Нужен второй человек')).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Предложить отмену' })).toBeEnabled();
  });

  it('is planned from midnight in Moscow', async () => {
    const day = addDays(moscowDay(new Date()), 7);
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '120');
    await user.click(screen.getByRole('radio', { name: 'С выбранного дня' }));
    await user.click(screen.getByRole('button', { name: 'Запланировать' }));
    expect(await screen.findByText('Выберите день')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('День начала')).toHaveFocus());
    fireEvent.change(screen.getByLabelText('День начала'), { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'Запланировать' }));
    const question = within(await findOpenDialog('Назначить новую цену?'));
    expect(question.getByText(/Что спишется до этого, не пересчитывается/)).toHaveTextContent(
      `, для всех, с ${formatDate(startOfMoscowDay(day).toISOString())}.`,
    );
    await answer(user);
    expect(await screen.findByText('Новая цена запланирована')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        input_price: '120.00',
        output_price: '600.00',
        price_from: startOfMoscowDay(day).toISOString(),
        prices_before: BEFORE,
        reason: 'Подорожал поставщик',
      },
    ]);
    expect(spaced(input().getAttribute('value'))).toBe('150');
  });

  it('that somebody else has changed meanwhile is asked about anew', async () => {
    const changes: string[] = [];
    const other =
      'Цену с тех пор изменили: теперь ввод 120,00\u00a0₽, вывод 600,00\u00a0₽. Проверьте новую цену ещё раз';
    let stands = buildDetail().input_price;
    api.use(
      handle('PATCH models/{id}', async ({ request }) => {
        const { prices_before: seen }: { prices_before?: typeof BEFORE } = Object(await request.json());
        changes.push(seen?.input_price ?? '');
        if (seen?.input_price === stands) return { ...buildDetail(), proposal: null };
        return failure('RES.002', { message: other });
      }),
    );
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '200');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    await findOpenDialog('Назначить новую цену?');
    stands = '120.00';
    setDetail(buildDetail({ input_price: stands }));
    await answer(user);
    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByText(/^Цену с тех пор изменили: теперь ввод 120,00/)).toBeInTheDocument();
    await waitFor(async () =>
      expect(spaced((await screen.findByRole('dialog')).textContent)).toContain('Ввод: 120,00 ₽ → 200,00 ₽'),
    );
    await user.click(question.getByRole('button', { name: 'Назначить цену' }));
    await waitFor(() => expect(changes).toEqual(['150.00', '120.00']));
  });

  it.each([0, 366])('is not planned %i days from now', async (days) => {
    const { user } = await openPrices();
    await user.click(screen.getByRole('radio', { name: 'С выбранного дня' }));
    fireEvent.change(screen.getByLabelText('День начала'), {
      target: { value: addDays(moscowDay(new Date()), days) },
    });
    await user.click(screen.getByRole('button', { name: 'Запланировать' }));
    expect(await screen.findByText('Выберите день в будущем, не дальше года')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('must be a sum, and what the server refuses stands at its field', async () => {
    api.use(
      handle('PATCH models/{id}', () =>
        failure('VAL.003', { fields: { output_price: 'Цена — число не меньше нуля' } }),
      ),
    );
    const { user } = await openPrices();
    await user.clear(input());
    await user.type(input(), '-5');
    await user.click(screen.getByRole('button', { name: 'Изменить цену' }));
    expect(await screen.findByText('Цена не может быть меньше нуля')).toBeInTheDocument();
    await user.clear(input());
    await user.type(input(), '0,0000125');
    await user.click(screen.getByRole('button', { name: 'Предложить' }));
    await answer(user, 'Предложить цену');
    expect(await screen.findByText(/Цена — число не меньше нуля/)).toBeInTheDocument();
    expect(input()).toHaveValue('0,0000125');
  });
});

describe('the history of prices', () => {
  it('begins with the price at which the model was added', async () => {
    await openPrices();
    expect(rows()).toEqual([
      expect.stringMatching(/^1 марта 2026 г\..*150,00 ₽600,00 ₽Кто и почему: При добавлении$/),
    ]);
  });

  it('marks the price that is to come, which can be taken back', async () => {
    setDetail(PLANNED);
    const { user } = await openPrices();
    expect(rows()[0]).toBe(
      '1 декабря 2026 г.запланированаОтменить120,00 ₽360,00 ₽Кто и почему: Анна ВоронцоваПодорожал поставщик',
    );
    expect(spaced(screen.getByText(/^Новая цена с/).textContent)).toBe(
      'Новая цена с 1 дек.: 120,00 / 360,00 ₽',
    );
    await user.click(screen.getByRole('radio', { name: 'С выбранного дня' }));
    expect(screen.getByText(/Уже запланированная цена заменится этой/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = within(await findOpenDialog('Отменить запланированную цену?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отменить цену' }));
    expect(await screen.findByText('Запланированная цена отменена')).toBeInTheDocument();
    expect(sent).toEqual(['the plan is cancelled']);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('learns that there is no such price any more', async () => {
    setDetail(PLANNED);
    api.use(
      handle('DELETE models/{id}/planned-price', () => {
        setDetail(buildDetail());
        return failure('RES.001', { message: 'Запланированной цены нет' });
      }),
    );
    const { user } = await openPrices();
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = within(await findOpenDialog('Отменить запланированную цену?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Отменить цену' }));
    expect(await screen.findByText(/^Запланированной цены нет/)).toBeInTheDocument();
    expect(await question.findByText('Запланированной цены уже нет.')).toBeInTheDocument();
  });
});
