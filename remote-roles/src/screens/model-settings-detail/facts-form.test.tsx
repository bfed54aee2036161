import { failure, handle, renderWithProviders, signedInStore } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useModel } from '../../api/models.ts';
import { ADMIN } from '../../testing/admin.ts';
import { BLOCKED, buildAccess, buildVerdict } from '../../testing/build-model.ts';
import { buildSuggestions } from '../../testing/build-role.ts';
import { useModelsApi } from '../../testing/models-api.ts';
import { FactsSection } from './facts-section.tsx';

const { api, asked, sent, setAccess, setDraftAccess } = useModelsApi();

const ignore = () => undefined;

function Shown() {
  const { data } = useModel('rosa-1');
  return data && <FactsSection model={data} onUnsaved={ignore} />;
}

async function openForm() {
  const screenOf = renderWithProviders(<Shown />, {
    store: signedInStore(ADMIN),
    at: '/model-settings/rosa-1',
  });
  await screenOf.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  return screenOf;
}

const suggest = (some: Partial<ReturnType<typeof buildSuggestions>>) =>
  api.use(handle('GET permissions/suggestions', { ...buildSuggestions(), ...some }));
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => {
  setAccess(buildAccess({ roles: [buildVerdict({ users_count: 12 }), BLOCKED] }));
  setDraftAccess(
    buildAccess({
      roles: [
        buildVerdict({ users_count: 12, hasAccess: false, rule: 'all:disable', overridden: [] }),
        { ...BLOCKED, hasAccess: true },
      ],
      people: { allowed: 3, blocked: 12 },
      used: null,
    }),
  );
});

describe('the form of a model', () => {
  it('says whom a change opens it for and closes it for before it is saved', async () => {
    const { user } = await openForm();
    await waitFor(() => expect(screen.getByLabelText('Название')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Убрать тег открытая' }));
    expect(save()).toBeDisabled();
    const notice = await screen.findByRole('alert');
    expect(
      await within(notice).findByText('Сейчас доступна 12 людям, после сохранения 3.'),
    ).toBeInTheDocument();
    expect(notice).toHaveTextContent('Откроется ролям: Менеджер (ООО «Вектор»).');
    expect(notice).toHaveTextContent('Закроется ролям: Партнёр.');
    expect(asked).toEqual([JSON.stringify({ id: 'rosa-1', developer: 'Ромашка', type: 'text', tags: [] })]);
    await user.click(save());
    expect(await screen.findByText('Модель сохранена')).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Роза 1', developer: 'Ромашка', type: 'text', tags: [] }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus());
  });

  it('asks nothing of a new name, and takes a vendor that is new', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Название'), ' Про');
    expect(save()).toBeEnabled();
    expect(asked).toEqual([]);
    await user.clear(screen.getByLabelText('Вендор'));
    await user.type(screen.getByLabelText('Вендор'), 'Мак');
    expect(await screen.findByText('Сейчас доступна 12 людям, после сохранения 3.')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ name: 'Роза 1 Про', developer: 'Мак' });
  });

  it('offers vendors and types by the one rule of search', async () => {
    suggest({ vendors: ['Ёлка и шар', 'Новая ёлка', 'Ромашка'] });
    const { user } = await openForm();
    const vendor = screen.getByRole('combobox', { name: 'Вендор' });
    await user.clear(vendor);
    await waitFor(() => expect(offered()).toEqual(['Ёлка и шар', 'Новая ёлка', 'Ромашка']));
    await user.type(vendor, 'елка');
    expect(offered()).toEqual(['Ёлка и шар', 'Новая ёлка']);
    await user.type(vendor, ' нов');
    expect(offered()).toEqual(['Новая ёлка']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(vendor).toHaveValue('Новая ёлка');
    expect(sent).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'Тип' }), '{ArrowDown}');
    expect(offered()).toEqual(['image', 'text']);
  });

  it('offers tags that the model has not got by the one rule of search, and adds one by Enter or a press', async () => {
    suggest({ tags: ['открытая', 'умная ёлка', 'ёж'] });
    const { user } = await openForm();
    const field = screen.getByRole('combobox', { name: 'Теги' });
    await user.click(field);
    await waitFor(() => expect(offered()).toEqual(['умная ёлка', 'ёж']));
    await user.type(field, 'елка умн');
    expect(offered()).toEqual(['умная ёлка']);
    await user.keyboard('{ArrowDown}{Enter}');
    const tags = screen.getByRole('list', { name: 'Теги модели' });
    expect(tags).toHaveTextContent('умная ёлка');
    expect(field).toHaveValue('');
    expect(offered()).toEqual([]);
    await user.click(field);
    await user.click(screen.getByRole('option', { name: 'ёж' }));
    expect(tags).toHaveTextContent('ёж');
    await user.type(field, 'елка{Enter}');
    expect(within(tags).getByText('елка')).toBeInTheDocument();
    await user.click(within(tags).getByRole('button', { name: /умная ёлка/ }));
    await user.type(field, 'умн{ArrowDown}');
    await user.tab();
    expect(within(tags).getByText('умная ёлка')).toBeInTheDocument();
    expect(within(tags).queryByText('умн')).not.toBeInTheDocument();
    await user.click(within(tags).getByRole('button', { name: /умная ёлка/ }));
    await user.type(field, 'умн');
    await user.click(screen.getByRole('option', { name: 'умная ёлка' }));
    expect(within(tags).queryByText('умн')).not.toBeInTheDocument();
  });

  it('makes a tag of what is typed with Enter, a comma, or as the field is left', async () => {
    const { user } = await openForm();
    const field = screen.getByLabelText('Теги');
    await user.type(field, 'умная{Enter}быстрая,открытая{Enter}новая');
    await user.tab();
    const tags = () =>
      within(screen.getByRole('list', { name: 'Теги модели' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(tags()).toEqual(['открытая', 'умная', 'быстрая', 'новая']);
    await user.type(field, '{Backspace}');
    expect(tags()).toEqual(['открытая', 'умная', 'быстрая']);
  });

  it('can be saved where it could not be found out whom it affects', async () => {
    api.use(handle('POST models/access', () => failure('AUTH.003')));
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Теги'), 'умная{Enter}');
    expect(await screen.findByText('Не удалось узнать, кого затронет изменение.')).toBeInTheDocument();
    expect(save()).toBeEnabled();
    api.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Сейчас доступна 12 людям, после сохранения 3.')).toBeInTheDocument();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    api.use(
      handle('PATCH models/{id}', () => failure('VAL.003', { fields: { name: 'От 1 до 100 символов' } })),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Название'), '!');
    await user.click(save());
    expect(await screen.findByText('От 1 до 100 символов')).toBeInTheDocument();
    expect(screen.getByLabelText('Название')).toHaveValue('Роза 1!');
  });

  it('needs a name', async () => {
    const { user } = await openForm();
    await user.clear(screen.getByLabelText('Название'));
    await user.click(save());
    expect(await screen.findByText('Введите название')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Название')).toHaveFocus());
  });
});
