import { RouterLink } from '@cabinet/kernel/router';
import {
  buildCurrentUser,
  expectSearchRule,
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  SEARCHED_TEXTS,
  signedInStore,
} from '@cabinet/kernel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN } from '../../testing/admin.ts';
import { BLOCKED, buildAccess, buildDetail, buildVerdict } from '../../testing/build-model.ts';
import { useModelsApi } from '../../testing/models-api.ts';
import { Screen } from './model-settings-detail-screen.tsx';

const { api, sent, setDetail, setAccess } = useModelsApi();

beforeEach(() => localStorage.clear());

const render = (modelId = 'rosa-1', current = ADMIN) =>
  renderWithProviders(
    <>
      <Screen />
      <RouterLink to="/elsewhere">Прочь</RouterLink>
    </>,
    {
      store: signedInStore(current),
      at: `/model-settings/${modelId}`,
      path: '/model-settings/:modelId',
    },
  );

const section = (name: string) => screen.findByRole('region', { name });
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);

describe('a model', () => {
  it('says what it is, what it costs and to whom it is open', async () => {
    render();
    expect(await screen.findByRole('heading', { level: 1, name: 'Роза 1' })).toBeInTheDocument();
    expect(screen.getByText('Включена')).toBeInTheDocument();
    expect(screen.getByText('rosa-1')).toBeInTheDocument();
    const facts = within(await section('О модели'));
    expect(facts.getByText('Ромашка')).toBeInTheDocument();
    expect(facts.getByText('1 марта 2026 г.')).toBeInTheDocument();
    expect(within(await section('Цены')).getAllByText(/^150,00/)).not.toHaveLength(0);
    expect(await screen.findByText('Доступна 9 из 12 людей.')).toBeInTheDocument();
  });

  it('says who opens it and by which rule, and leads to the role', async () => {
    render();
    const row = await screen.findByRole('row', { name: /Партнёр/ });
    expect(row).toHaveTextContent('Разрешить тег «открытая»');
    expect(row).toHaveTextContent('Перекрывает: Запретить все модели');
    expect(row).toHaveTextContent('Доступна');
    const other = screen.getByRole('row', { name: /Менеджер/ });
    expect(other).toHaveTextContent('ООО «Вектор»');
    expect(other).toHaveTextContent('Запретить модель «Роза 1»');
    expect(within(other).getByRole('link', { name: 'Менеджер' })).toHaveAttribute(
      'href',
      `/roles/edit/${BLOCKED.role_id}`,
    );
  });

  it('names roles without links for somebody who may not open them', async () => {
    render('rosa-1', buildCurrentUser({ permissions: ['user:manage'] }));
    expect(await screen.findByRole('row', { name: /Партнёр/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Партнёр' })).not.toBeInTheDocument();
  });

  it('finds one of thousands of roles, and those that block', async () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      buildVerdict({ role_id: `role-${at}`, role_name: `Роль ${at}`, users_count: 1 }),
    );
    setAccess(buildAccess({ roles: [...many, BLOCKED] }));
    const { user } = render();
    expect(
      await screen.findByText('1–20 из 3 001', { normalizer: (text) => spaced(text) ?? '' }),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Что говорит роль' }), 'Закрывают');
    expect(await rowsOf('Кому доступна')).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Что говорит роль' }), 'Все роли');
    await user.type(screen.getByRole('searchbox', { name: 'Найти роль' }), 'Роль 2999{Enter}');
    await waitFor(async () => expect(await rowsOf('Кому доступна')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox', { name: 'Найти роль' }), 'нет{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    expect(await rowsOf('Кому доступна')).toHaveLength(20);
  });

  it('is switched off after a question', async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Выключить' }));
    const question = within(await findOpenDialog('Выключить модель?', 'alertdialog'));
    expect(await question.findByText(/^Закроется для 9 человек/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Выключить' }));
    await waitFor(() => expect(sent).toEqual([{ enabled: false }]));
  });

  it('that is switched off says that nobody is offered it', async () => {
    setDetail(buildDetail({ enabled: false }));
    render();
    expect(await screen.findByText('Выключена')).toBeInTheDocument();
    expect(await screen.findByText(/Пока модель выключена/)).toBeInTheDocument();
  });

  it('leads to «Почему нет доступа»', async () => {
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Почему нет доступа' }));
    expect(await findOpenDialog('Почему нет доступа')).toBeInTheDocument();
  });
});

describe('what is not saved', () => {
  it.each([
    ['facts', 'Название'],
    ['a price', 'Ввод за млн токенов'],
  ])('%s is asked about before it is left behind', async (_what, label) => {
    const { user, location } = render();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.type(screen.getByLabelText(label), '1');
    await user.click(screen.getByRole('link', { name: 'Прочь' }));
    const question = within(await findOpenDialog('Уйти без сохранения?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(location()).toBe('/model-settings/rosa-1');
    expect(screen.getByLabelText(label)).not.toHaveValue('');
  });
});

describe('a model that cannot be shown', () => {
  it('is not found, and there is a way back', async () => {
    render('other');
    expect(await screen.findByRole('heading', { name: 'Модель не найдена' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'К списку моделей' })).toHaveAttribute('href', '/model-settings');
  });

  it('shows what came where its roles did not', async () => {
    api.use(handle('GET models/{id}/access', () => failure('AUTH.003')));
    const { user } = render();
    expect(await screen.findByText('Не удалось загрузить роли')).toBeInTheDocument();
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Доступна 9 из 12 людей.')).toBeInTheDocument();
  });
});

it('finds the roles of a model by the one rule of search', async () => {
  setAccess(
    buildAccess({
      roles: SEARCHED_TEXTS.map((role_name, at) =>
        buildVerdict({ role_id: `01900000-0000-7000-8000-0000000001e${at}`, role_name }),
      ),
    }),
  );
  render();
  const field = await screen.findByRole('searchbox', { name: 'Найти роль' });
  await expectSearchRule(
    () => field,
    (text) =>
      screen.queryByRole('row', { name: (_, row) => row.textContent?.includes(text) ?? false }) !== null,
    () => fireEvent.keyDown(field, { key: 'Enter' }),
  );
});
