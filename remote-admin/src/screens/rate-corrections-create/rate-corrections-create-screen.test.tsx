import { failure, handle, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildProposal } from '../../testing/build-proposal.ts';
import {
  buildCorrection,
  buildImpact,
  FINANCE,
  useCorrectionsApi,
  VECTOR,
} from '../../testing/corrections-api.ts';
import { Screen } from './rate-corrections-create-screen.tsx';

const { api, drafts, sent, setImpact, setOverlaps, setPayer, setProposal } = useCorrectionsApi();

const render = () =>
  renderWithProviders(<Screen />, { store: signedInStore(FINANCE), at: '/rate-corrections/create' });
type User = ReturnType<typeof render>['user'];

const textbox = (name: string) => screen.getByRole('textbox', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const IMPACT = 'Если бы она действовала последние 30 дней';
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

async function fillIn(user: User) {
  await user.type(textbox('Изменение цены, %'), '-5');
  await user.type(textbox('Причина'), 'Праздник');
}
const submit = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Создать корректировку|Предложить)$/ }));
/** Answers the question that a correction asks before it is saved. */
async function save(user: User) {
  await submit(user);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: /^(Назначить|Предложить) корректировку$/ }));
}
const ofTag = async (user: User, tag: string) => {
  await user.selectOptions(screen.getByRole('combobox', { name: 'На какие модели' }), 'tag');
  await user.click(await screen.findByRole('combobox', { name: 'Тег' }));
  await user.click(await screen.findByRole('option', { name: tag }));
};

/** The code of the calendar comes when it is opened. */
const CALENDAR = { timeout: 10_000 };

describe('a new rate correction', () => {
  it('is made for everybody, from now on, and opened', async () => {
    const { user, location } = render();
    await ofTag(user, 'быстрая');
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(location()).toBe(`/rate-corrections/${buildCorrection().id}`));
    expect(sent).toEqual([
      {
        scope: { type: 'tag', value: 'быстрая' },
        target: { payer_id: null, tier: null },
        multiplier: '0.95',
        valid_to: null,
        reason: 'Праздник',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('is asked about first: whose price it changes, and what the last days would have cost', async () => {
    setImpact(buildImpact({ amount_before: '37.9449', amount_after: '41.8891', difference: '3.9442' }));
    const { user } = render();
    await ofTag(user, 'быстрая');
    await fillIn(user);
    await submit(user);
    const question = await screen.findByRole('alertdialog', { name: 'Назначить корректировку?' });
    expect(spaced(question.textContent)).toContain('×0,95 (−5 %): Тег быстрая, все плательщики, сразу.');
    expect(await within(question).findByText(/^За 30 дней: 21 запрос/)).toBeInTheDocument();
    expect(spaced(question.textContent)).toContain('Стоили 37,945 ₽, с ней стоили бы 41,889 ₽: +3,944 ₽.');
    expect(question).toHaveTextContent('Причина: Праздник. Списанное не пересчитывается.');
    await user.click(within(question).getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    expect(textbox('Причина')).toHaveValue('Праздник');
  });

  it.each([
    ['0,3', /^Множитель 0,3 меньше 0,5\. Она изменит цены всех моделей для всех\. Вы только предложите/],
    ['2,5', /^Множитель 2,5 больше 2\./],
  ])('says before it is saved why ×%s takes two people, and then where it waits', async (multiplier, why) => {
    setProposal(buildProposal({ kind: 'rate_correction', number: 'П-000123' }));
    const { user, location } = render();
    await user.type(textbox('Множитель'), multiplier);
    expect(await screen.findByText(why)).toBeInTheDocument();
    await user.type(textbox('Причина'), 'Праздник');
    await save(user);
    expect(await screen.findByText('Предложение П-000123 записано')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К предложениям' })).toHaveAttribute('href', '/admin/proposals');
    expect(location()).toBe('/rate-corrections/create');
  });

  it('says that the tier is their own', async () => {
    const { user } = render();
    await ofTag(user, 'быстрая');
    await user.click(screen.getByRole('radio', { name: 'Для уровня' }));
    const tier = await screen.findByRole('combobox', { name: 'Уровень' });
    await user.selectOptions(tier, 'start');
    expect(await screen.findByText(/^На этом уровне ваш счёт/)).toBeInTheDocument();
    await user.selectOptions(tier, 'pro');
    expect(screen.queryByText(/^На этом уровне/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Создать корректировку' })).toBeEnabled();
  });

  it('takes percentage and multiplier, each of which writes the other', async () => {
    const { user } = render();
    const [percent, multiplier] = [textbox('Изменение цены, %'), textbox('Множитель')];
    await user.type(percent, '15');
    expect(multiplier).toHaveValue('1,15');
    await user.clear(multiplier);
    expect(percent).toHaveValue('');
    await user.type(multiplier, '0,875');
    expect(percent).toHaveValue('−12,5');
    await user.clear(percent);
    await user.type(percent, 'много');
    expect(multiplier).toHaveValue('');
  });

  it('for the own account is made by somebody else', async () => {
    setPayer({ ...VECTOR, is_own: true });
    const { user } = render();
    await user.click(screen.getByRole('radio', { name: 'Для одного плательщика' }));
    await user.type(await screen.findByRole('combobox', { name: 'Плательщик' }), 'вектор');
    await user.click(await screen.findByRole('option', { name: /ваш счёт/ }));
    expect(await screen.findByText(/^Это ваш счёт/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Создать корректировку' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Для всех' }));
    expect(screen.getByRole('button', { name: 'Предложить' })).toBeEnabled();
  });

  it('is for a model, a payer and a time of Moscow', async () => {
    const { user } = render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'На какие модели' }), 'model');
    await user.click(await screen.findByRole('combobox', { name: 'Модель' }));
    await user.click(await screen.findByRole('option', { name: /Кисть/ }));
    await user.click(screen.getByRole('radio', { name: 'Для одного плательщика' }));
    await user.type(await screen.findByRole('combobox', { name: 'Плательщик' }), 'вектор');
    const payer = await screen.findByRole('option', { name: /ООО «Вектор»/ });
    expect(payer).toHaveTextContent('компания, 7707083893');
    await user.click(payer);
    await user.click(screen.getByRole('radio', { name: 'С выбранного времени' }));
    await user.type(await screen.findByLabelText('Начало'), '1.12.2099');
    const [start] = screen.getAllByLabelText('Время (МСК)');
    if (start === undefined) throw new Error('the start has no time');
    await user.clear(start);
    await user.type(start, '1200');
    await user.type(screen.getByLabelText('Конец'), '05122099');
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      scope: { type: 'model', value: 'brush' },
      target: { payer_id: VECTOR.id, tier: null },
      valid_from: '2099-12-01T09:00:00.000Z',
      valid_to: '2099-12-04T21:00:00.000Z',
    });
  });

  it.each([
    ['vendor', 'Вендор', 'Ромашка'],
    ['tag', 'Тег', 'быстрая'],
    ['type', 'Тип', 'image'],
  ])('is for a %s of the known ones, and for a tier', async (type, label, value) => {
    const { user } = render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'На какие модели' }), type);
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: value }));
    await user.click(screen.getByRole('radio', { name: 'Для уровня' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Уровень' }), 'pro');
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ scope: { type, value }, target: { tier: 'pro' } });
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { user } = render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'На какие модели' }), 'tag');
    await user.click(screen.getByRole('radio', { name: 'Для одного плательщика' }));
    await user.click(screen.getByRole('radio', { name: 'С выбранного времени' }));
    await user.type(screen.getByLabelText('Конец'), '05.12.2020');
    await submit(user);
    for (const text of [
      'Выберите, на что действует корректировка',
      'Выберите плательщика',
      'Введите множитель или процент',
      'Выберите, когда она начнёт действовать',
      'Конец не может быть в прошлом',
      'Напишите причину',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await user.type(textbox('Множитель'), '0');
    await submit(user);
    expect(await screen.findByText(/^Множитель — число больше 0/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed where the server refuses, and says it at the field', async () => {
    const message = 'Таких моделей нет';
    api.use(
      handle('POST rate-corrections', () =>
        failure('VAL.003', { message, fields: { 'scope.value': message } }),
      ),
    );
    const { user } = render();
    await user.selectOptions(screen.getByRole('combobox', { name: 'На какие модели' }), 'tag');
    await user.click(await screen.findByRole('combobox', { name: 'Тег' }));
    await user.click(await screen.findByRole('option', { name: 'быстрая' }));
    await fillIn(user);
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Тег' })).toBeInvalid();
    expect(textbox('Причина')).toHaveValue('Праздник');
  });

  it('does not begin on a day that is over, chosen or typed', async () => {
    const { user } = render();
    await user.click(screen.getByRole('radio', { name: 'С выбранного времени' }));
    await user.type(await screen.findByLabelText('Начало'), '01.01.2020');
    await submit(user);
    expect(await screen.findByText('Начало не может быть в прошлом')).toBeInTheDocument();
    const [days] = screen.getAllByRole('button', { name: 'Открыть календарь' });
    if (days === undefined) throw new Error('the start has no calendar');
    await user.click(days);
    const calendar = within(await screen.findByRole('group', { name: 'Начало: календарь' }, CALENDAR));
    expect(calendar.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
  });

  it('is not left behind without a question', async () => {
    const { user, location } = render();
    await fillIn(user);
    await user.click(screen.getByRole('link', { name: 'Отмена' }));
    expect(await screen.findByText(/Новая корректировка не создана/)).toBeInTheDocument();
    expect(location()).toBe('/rate-corrections/create');
  });

  it('can be chosen once the models could be read', async () => {
    api.use(handle('GET rate-corrections/options', () => failure('SYS.001')));
    const { user } = render();
    expect(await screen.findByText(/Не удалось загрузить модели и уровни/)).toBeInTheDocument();
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(screen.queryByText(/Не удалось загрузить модели/)).not.toBeInTheDocument());
  });
});

describe('beside a new rate correction', () => {
  it('stands what it would meet and come to, as soon as there is enough to ask', async () => {
    setOverlaps({
      total: 2,
      items: [
        {
          correction: buildCorrection({
            id: 'strong',
            number: 7,
            scope: { type: 'model', value: 'rosa-1', name: 'Роза 1' },
          }),
          wins: 'other',
          models: 1,
          from: '2026-11-01T09:00:00.000Z',
          to: null,
        },
      ],
    });
    setImpact(buildImpact({ outranked: 3, payers_count: 22 }));
    const { user } = render();
    const overlaps = await section('Пересечения');
    expect(overlaps.getByText(/^Заполните, на что/)).toBeInTheDocument();
    await user.type(textbox('Изменение цены, %'), '-5');
    expect(await overlaps.findByText('Пересекается с 2 корректировками')).toBeInTheDocument();
    const met = spaced(overlaps.getByRole('list').textContent);
    expect(met).toContain('№ 7×0,95сильнее № 7Модель Роза 1 · Все плательщики');
    expect(met).toContain('1 общая модель, с 01.11.2026, 12:00 без срока');
    const impact = await section(IMPACT);
    expect(spaced((await impact.findByRole('status')).textContent)).toBe(
      'Разница−50,00 ₽Было1 000,00 ₽Стало бы950,00 ₽Затронуто21 запрос у 22 плательщиков',
    );
    expect(impact.getByText(/Ещё 3 запроса оценены по более сильным/)).toBeInTheDocument();
    expect(spaced(impact.getByRole('row', { name: /Вектор/ }).textContent)).toBe(
      'ООО «Вектор»1 000,00 ₽−50,00 ₽',
    );
    expect(impact.getByText('Показаны 1 с наибольшей разницей')).toBeInTheDocument();
    await user.click(impact.getByRole('tab', { name: 'Модели (1)' }));
    expect(await impact.findByRole('row', { name: /Роза 1/ })).toBeInTheDocument();
    expect(drafts.at(-1)).toEqual({
      scope: { type: 'all', value: null },
      target: { payer_id: null, tier: null },
      multiplier: '0.95',
      valid_to: null,
      id: null,
    });
  });

  it('stands that nothing is met and nothing would change', async () => {
    setImpact(
      buildImpact({ charges: 0, outranked: 1, payers: [], models: [], payers_count: 0, models_count: 0 }),
    );
    const { user } = render();
    await user.type(textbox('Множитель'), '2');
    expect(await screen.findByText('Ни с одной корректировкой не пересекается')).toBeInTheDocument();
    expect(await screen.findByText('Ни один запрос за это время она не изменила бы')).toBeInTheDocument();
    expect(screen.getByText(/Ещё 1 запрос оценён/)).toBeInTheDocument();
  });

  it('stands what could not be found out, and the correction is made all the same', async () => {
    api.use(
      handle('POST rate-corrections/impact', () => failure('SYS.001')),
      handle('POST rate-corrections/overlaps', () => failure('SYS.001')),
    );
    const { user } = render();
    await fillIn(user);
    const impact = await section(IMPACT);
    expect(await impact.findByText('Не удалось посчитать')).toBeInTheDocument();
    const overlaps = await section('Пересечения');
    expect(await overlaps.findByText('Не удалось узнать, с чем она пересекается')).toBeInTheDocument();
    api.resetHandlers();
    await user.click(impact.getByRole('button', { name: 'Попробовать снова' }));
    expect(await impact.findByText(/21 запрос/)).toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
