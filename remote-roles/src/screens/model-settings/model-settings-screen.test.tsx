import {
  chooseFilter,
  failure,
  findOpenDialog,
  handle,
  pretendPhone,
  renderWithProviders,
  rowActionsOf,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN } from '../../testing/admin.ts';
import { buildCatalogueModel } from '../../testing/build-model.ts';
import { useModelsApi } from '../../testing/models-api.ts';
import { Screen } from './model-settings-screen.tsx';

const { api, asked, sent, setModels } = useModelsApi();

const ROSE = buildCatalogueModel();
const BRUSH = buildCatalogueModel({
  id: 'brush',
  name: 'Кисть',
  developer: 'Василёк',
  type: 'image',
  tags: [],
  enabled: false,
  next_price: { input_price: '120.00', output_price: '360.00', valid_from: '2026-11-30T21:00:00.000Z' },
  people_allowed: 0,
  people_total: 1,
});

beforeEach(() => {
  localStorage.clear();
  setModels([ROSE, BRUSH]);
});

const render = (at = '/model-settings') =>
  renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => spaced(textContent));

describe('the catalogue of models', () => {
  it('says of each model what it is, costs and will cost, and to how many it is open', async () => {
    render();
    const row = await rowOf('Роза 1');
    expect(row).toHaveTextContent('rosa-1');
    expect(cellsOf(row)).toEqual([
      'Включена',
      'Ромашка',
      'text',
      'открытая',
      '150,00 ₽',
      '600,00 ₽',
      '',
      '120 из 134',
      '',
    ]);
    expect(cellsOf(await rowOf('Кисть'))).toEqual([
      'Выключена',
      'Василёк',
      'image',
      '',
      '150,00 ₽',
      '600,00 ₽',
      'с 1 дек.: 120,00 / 360,00 ₽',
      '0 из 1',
      '',
    ]);
  });

  it('is filtered and sorted through the address', async () => {
    const { user, location } = render();
    await rowOf('Роза 1');
    expect(asked).toEqual(['page=1&limit=20&sort=name']);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Вендор: / })).toBeInTheDocument());
    await chooseFilter(user, 'Вендор', 'Василёк');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Роза 1/ })).not.toBeInTheDocument());
    await chooseFilter(user, 'Состояние', 'Выключены');
    await waitFor(() => expect(new URLSearchParams(location().split('?')[1]).get('enabled')).toBe('false'));
    await user.click(screen.getByRole('button', { name: /^Ввод/ }));
    await waitFor(() => expect(location()).toMatch(/sort=-?input_price/));
    expect(new URLSearchParams(asked.at(-1)).get('developer')).toBe('Василёк');
  });

  it('opens as its address says', async () => {
    render('/model-settings?q=роза&tag=открытая&type=text');
    await rowOf('Роза 1');
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
      q: 'роза',
      tag: 'открытая',
      type: 'text',
    });
  });

  it('leads from a row to the model, and from its head to a new one', async () => {
    const { user, location } = render();
    expect(within(await rowOf('Роза 1')).getByRole('link')).toHaveAttribute('href', '/model-settings/rosa-1');
    expect(screen.getByRole('link', { name: 'Добавить модель' })).toHaveAttribute(
      'href',
      '/model-settings/create',
    );
    await takeRowAction(user, 'Роза 1', 'Открыть');
    await waitFor(() => expect(location()).toBe('/model-settings/rosa-1'));
  });

  it('says on a phone what matters', async () => {
    pretendPhone();
    render();
    const rows = await within(await screen.findByRole('list', { name: 'Модели' })).findAllByRole('listitem');
    expect(spaced(rows[1]?.textContent ?? null)).toBe(
      'КистьСостояние: ВыключенаВендор: ВасилёкТип: imageВвод, за млн: ввод 150,00 ₽' +
        'Вывод, за млн: вывод 600,00 ₽Новая цена: с 1 дек.: 120,00 / 360,00 ₽' +
        'Доступна: доступна 0 из 1 человека',
    );
  });

  it('leads from an empty list to the first model', async () => {
    setModels([]);
    render();
    expect(await screen.findByRole('heading', { name: 'Моделей пока нет' })).toBeInTheDocument();
  });
});

describe('switching a model', () => {
  it('says for whom it closes and who has used it, and is done after that', async () => {
    const { user } = render();
    await takeRowAction(user, 'Роза 1', 'Выключить');
    const question = within(await findOpenDialog('Выключить модель?', 'alertdialog'));
    expect(question.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    const text = await question.findByText(/^Закроется/);
    expect(spaced(text.textContent)).toBe(
      'Закроется для 9 человек; за 30 дней её использовали 3 человека, 21 запрос на 1 234,50 ₽.',
    );
    await user.click(question.getByRole('button', { name: 'Выключить' }));
    expect(await screen.findByText('Модель «Роза 1» выключена')).toBeInTheDocument();
    expect(sent).toEqual([{ enabled: false }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('says for whom it opens', async () => {
    const { user } = render();
    await takeRowAction(user, 'Кисть', 'Включить');
    const question = within(await findOpenDialog('Включить модель?', 'alertdialog'));
    expect(await question.findByText(/^Откроется для 9 человек; за 30 дней/)).toBeInTheDocument();
  });

  it('stays a question where the server refuses', async () => {
    api.use(handle('PATCH models/{id}', () => failure('RES.001', { message: 'Модель не найдена' })));
    const { user } = render();
    await takeRowAction(user, 'Кисть', 'Включить');
    const question = within(await findOpenDialog('Включить модель?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Включить' }));
    expect(await screen.findByText(/^Модель не найдена/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Включить' })).toBeEnabled();
  });

  it('asks again whom it affects where that did not come', async () => {
    api.use(handle('GET models/{id}/access', () => failure('SYS.001')));
    const { user } = render();
    await takeRowAction(user, 'Роза 1', 'Выключить');
    const question = within(await findOpenDialog('Выключить модель?', 'alertdialog'));
    const again = await question.findByRole('button', { name: 'Попробовать снова' });
    api.resetHandlers();
    await user.click(again);
    expect(await question.findByText(/^Закроется для 9 человек/)).toBeInTheDocument();
  });
});

describe('why somebody has no access', () => {
  it('is asked from the head of the page', async () => {
    const { user } = render();
    await rowOf('Роза 1');
    await user.click(screen.getByRole('button', { name: 'Почему нет доступа' }));
    expect(await findOpenDialog('Почему нет доступа')).toBeInTheDocument();
  });

  it('is asked about a model from its row', async () => {
    const { user } = render();
    expect(await rowActionsOf(user, 'Роза 1')).toEqual(['Открыть', 'Выключить', 'Почему нет доступа']);
    await takeRowAction(user, 'Роза 1', 'Почему нет доступа');
    expect(await findOpenDialog('Почему нет доступа')).toBeInTheDocument();
  });
});
