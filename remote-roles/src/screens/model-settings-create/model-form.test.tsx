import { RouterLink } from '@cabinet/kernel/router';
import { failure, findOpenDialog, handle, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ADMIN } from '../../testing/admin.ts';
import { BLOCKED, buildAccess, buildDetail, buildVerdict } from '../../testing/build-model.ts';
import { useModelsApi } from '../../testing/models-api.ts';
import { Screen } from './model-settings-create-screen.tsx';

const { api, asked, sent, setDraftAccess } = useModelsApi();

const render = () =>
  renderWithProviders(
    <>
      <Screen />
      <RouterLink to="/elsewhere">Прочь</RouterLink>
    </>,
    { store: signedInStore(ADMIN), at: '/model-settings/create', path: '/model-settings/create' },
  );

const add = () => screen.getByRole('button', { name: 'Добавить модель' });

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText('Код'), 'rosa-1');
  await user.type(screen.getByLabelText('Название'), 'Роза 1');
  await user.type(screen.getByLabelText('Вендор'), 'Ромашка');
  await user.type(screen.getByLabelText('Тип'), 'text');
  await user.type(screen.getByLabelText('Теги'), 'открытая{Enter}');
  await user.type(screen.getByLabelText('Ввод за млн токенов'), '150,5');
  await user.type(screen.getByLabelText('Вывод за млн токенов'), '600');
}

describe('the form of a new model', () => {
  it('says to whom it would open, and follows what is typed', async () => {
    setDraftAccess(buildAccess({ roles: [buildVerdict({ users_count: 12 }), BLOCKED], used: null }));
    const { user } = render();
    const panel = within(screen.getByRole('region', { name: 'Кому откроется в день появления' }));
    expect(panel.getByText(/^Введите вендора, тип, теги или код/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Вендор'), 'Ромашка');
    expect(await panel.findByText('Откроется: 12 из 15 людей')).toBeInTheDocument();
    await waitFor(() =>
      expect(asked.at(-1)).toBe(JSON.stringify({ id: '', developer: 'Ромашка', type: '', tags: [] })),
    );
    expect(panel.getByText(/^Партнёр/).parentElement).toHaveTextContent('12 человек');
    expect(panel.getByText('Разрешить тег «открытая»')).toBeInTheDocument();
    expect(panel.getByText(/добавится она выключенной/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Включить сразу/ }));
    expect(panel.getByText('Сразу, как только модель появится')).toBeInTheDocument();
    await user.click(panel.getByRole('tab', { name: 'Не откроют (1)' }));
    expect((await panel.findByText(/^Менеджер/)).parentElement).toHaveTextContent(
      'ООО «Вектор» · 3 человека',
    );
    setDraftAccess(buildAccess({ roles: [BLOCKED], used: null }));
    await user.type(screen.getByLabelText('Теги'), 'умная{Enter}');
    expect(await panel.findByText('Откроется: 0 из 3 людей')).toBeInTheDocument();
  });

  it('adds the model and leads to it', async () => {
    const keys: (string | null)[] = [];
    api.use(
      handle('POST models', async ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        sent.push(await request.json());
        return buildDetail();
      }),
    );
    const { user, location } = render();
    await fill(user);
    await user.click(add());
    expect(await screen.findByText('Модель «Роза 1» добавлена')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/model-settings/rosa-1'));
    expect(sent).toEqual([
      {
        id: 'rosa-1',
        name: 'Роза 1',
        developer: 'Ромашка',
        type: 'text',
        tags: ['открытая'],
        input_price: '150.50',
        output_price: '600.00',
        enabled: false,
      },
    ]);
    expect(keys).toEqual([expect.stringMatching(/.{8,}/)]);
  });

  it('says at the code that there is such a model, and keeps what was typed', async () => {
    const message = 'Модель с таким кодом уже есть';
    api.use(handle('POST models', () => failure('RES.002', { message, fields: { id: message } })));
    const { user, location } = render();
    await fill(user);
    await user.click(add());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Код')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Название')).toHaveValue('Роза 1');
    expect(screen.getByRole('list', { name: 'Теги модели' })).toHaveTextContent('открытая');
    expect(location()).toBe('/model-settings/create');
  });

  it('says what is missing and what a code is made of', async () => {
    const { user } = render();
    await user.type(screen.getByLabelText('Код'), 'Роза 1');
    await user.click(add());
    expect(await screen.findByText(/^Латинские буквы, цифры и знаки/)).toBeInTheDocument();
    expect(screen.getByText('Введите название')).toBeInTheDocument();
    expect(screen.getAllByText('Введите цену')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText('Код')).toHaveFocus());
  });

  it('can be sent where it is not known to whom it would open', async () => {
    api.use(handle('POST models/access', () => failure('AUTH.003')));
    const { user } = render();
    await user.type(screen.getByLabelText('Тип'), 'text');
    expect(await screen.findByText(/^Не удалось узнать, кому откроется модель/)).toBeInTheDocument();
    expect(add()).toBeEnabled();
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Откроется: 9 из 12 людей')).toBeInTheDocument();
  });

  it('asks before what was typed is left behind', async () => {
    const { user, location } = render();
    await user.type(screen.getByLabelText('Название'), 'Роза');
    await user.click(screen.getByRole('link', { name: 'Прочь' }));
    const question = within(await findOpenDialog('Уйти без сохранения?', 'alertdialog'));
    await user.click(question.getByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(location()).toBe('/elsewhere'));
  });
});
