import type { WireData } from '@cabinet/kernel/http';
import {
  API,
  buildCurrentUser,
  failure,
  findOpenDialog,
  handle,
  keepFingerprint,
  renderWithProviders,
  signedInStore,
  useApiServer,
} from '@cabinet/kernel/testing';
import { choiceFilter, ListTable, labelOptions, useList } from '@cabinet/kernel/ui/list';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { takeMenuItem } from '../../testing/take-menu-item.ts';
import { DefaultView } from './default-view.tsx';
import { ViewsMenu } from './views-menu.tsx';

type WireView = WireData<'GET users/me/views'>[number];

const FILTERS = [
  choiceFilter({
    name: 'kind',
    label: 'Вид сливы',
    allLabel: 'Все виды',
    options: labelOptions({ early: 'Ранние', late: 'Поздние' }),
  }),
];
const LIST = { table: 'plums', filters: FILTERS };
const COLUMNS = [
  { id: 'name', header: 'Сорт', sortKey: 'name', isTitle: true, cell: () => 'Венгерка' },
  { id: 'weight', header: 'Вес', cell: () => '30 г' },
];
const asked: string[] = [];
const fetchPlums = async (params: object) => {
  asked.push(JSON.stringify(params));
  return { items: [{ id: 'one' }], total: 1, nextCursor: null };
};

function Plums() {
  const list = useList({ cacheKey: ['plums', 'all'], fetch: fetchPlums, filters: FILTERS, sorts: ['name'] });
  return (
    <ListTable
      id="plums"
      label="Сливы"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      beside={<ViewsMenu list={LIST} />}
    />
  );
}

let views: WireView[] = [];
const written: unknown[] = [];
const change = (id: unknown, part: object) => {
  views = views.map((view) => (view.id === id ? { ...view, ...part } : view));
  return views.find((view) => view.id === id) ?? failure('RES.001');
};
const api = useApiServer(
  handle('GET users/me/views', ({ request }) => {
    expect(new URL(request.url).searchParams.get('table')).toBe('plums');
    return views;
  }),
  handle('POST users/me/views', async ({ request }) => {
    const draft = Object(await request.json());
    written.push(draft);
    views = [...views, { id: `view-${views.length}`, ...draft }];
    return views.at(-1);
  }),
  handle('PATCH users/me/views/{id}', async ({ request, params }) => {
    const part = Object(await request.json());
    written.push({ id: params.id, ...part });
    if (part.is_default === true) views = views.map((view) => ({ ...view, is_default: false }));
    return change(params.id, part);
  }),
  handle('DELETE users/me/views/{id}', ({ params }) => {
    written.push({ deleted: params.id });
    views = views.filter(({ id }) => id !== params.id);
    return null;
  }),
);
const buildView = (draft: Partial<WireView>): WireView => ({
  id: 'late',
  table: 'plums',
  name: 'Поздние',
  query: 'kind=late&sort=-name&columns=-weight',
  is_default: false,
  ...draft,
});

beforeEach(() => {
  keepFingerprint();
  localStorage.clear();
  views = [buildView({})];
  written.length = 0;
  asked.length = 0;
});

const render = (at = '/plums?page=2&job=1') =>
  renderWithProviders(
    <DefaultView list={LIST}>
      <Plums />
    </DefaultView>,
    { store: signedInStore(buildCurrentUser()), at },
  );
type User = ReturnType<typeof render>['user'];
const trigger = (name: string) => screen.findByRole('button', { name: `Вид: ${name}` });
const takeItem = async (user: User, item: string, name = 'не выбран') =>
  takeMenuItem(user, await trigger(name), item);
async function openManager(user: User, name?: string) {
  await takeItem(user, 'Управлять видами…', name);
  return within(await findOpenDialog('Виды списка'));
}

describe('a saved view', () => {
  it('puts filters, order and columns back, and leaves the rest of the address alone', async () => {
    const { user, location } = render();
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    await takeItem(user, 'Поздние');
    await waitFor(() => expect(location()).toBe('/plums?job=1&kind=late&sort=-name'));
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(await trigger('Поздние')).toBeInTheDocument();
  });

  it('keeps what the list shows now under a name', async () => {
    const { user } = render('/plums?kind=early&sort=name&page=3');
    await takeItem(user, 'Сохранить как вид…');
    const dialog = within(await findOpenDialog('Новый вид'));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText('Назовите вид')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Название вида/), ' Ранние ');
    await user.click(dialog.getByRole('checkbox', { name: 'Открывать список с этим видом' }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(written).toEqual([
      { table: 'plums', name: 'Ранние', query: 'kind=early&sort=name&columns=', is_default: true },
    ]);
    expect(await trigger('Ранние')).toBeInTheDocument();
  });

  it('whose name is taken says so at the name, which stays', async () => {
    const message = 'Вид с таким названием уже есть';
    api.use(
      http.post(`${API}/users/me/views`, () => failure('RES.002', { message, fields: { name: message } })),
    );
    const { user } = render();
    await takeItem(user, 'Сохранить как вид…');
    const dialog = within(await findOpenDialog('Новый вид'));
    await user.type(dialog.getByLabelText(/Название вида/), 'Поздние');
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText(/Название вида/)).toHaveValue('Поздние');
  });

  it('is renamed, saved anew and made the default one', async () => {
    const { user } = render('/plums?kind=early');
    const dialog = await openManager(user);
    await user.click(dialog.getByRole('button', { name: 'Переименовать: Поздние' }));
    const field = dialog.getByLabelText(/Название вида/);
    await user.clear(field);
    await user.type(field, 'Мои');
    await user.click(dialog.getByRole('button', { name: 'Переименовать' }));
    await user.click(await dialog.findByRole('button', { name: 'Перезаписать: Мои' }));
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Перезаписать: Мои' })).not.toBeInTheDocument(),
    );
    await user.click(dialog.getByRole('button', { name: 'По умолчанию: Мои' }));
    expect(await dialog.findByText('по умолчанию')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Не открывать сразу: Мои' }));
    await waitFor(() => expect(dialog.queryByText('по умолчанию')).not.toBeInTheDocument());
    expect(written).toEqual([
      { id: 'late', name: 'Мои' },
      { id: 'late', query: 'kind=early&columns=' },
      { id: 'late', is_default: true },
      { id: 'late', is_default: false },
    ]);
  });

  it('is deleted after a question', async () => {
    views = [buildView({ is_default: true })];
    const { user } = render();
    const dialog = await openManager(user);
    await user.click(dialog.getByRole('button', { name: 'Удалить: Поздние' }));
    const question = within(await findOpenDialog('Удалить вид?', 'alertdialog'));
    expect(question.getByText(/«Поздние» пропадёт.*Список будет открываться целиком/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Удалить вид' }));
    expect(await screen.findByText('Видов пока нет')).toBeInTheDocument();
    expect(written).toEqual([{ deleted: 'late' }]);
  });

  it('that somebody deleted elsewhere stays a failure that is told', async () => {
    api.use(
      http.patch(`${API}/users/me/views/:id`, () => failure('RES.001', { message: 'Такого вида нет' })),
    );
    const { user } = render();
    const dialog = await openManager(user);
    await user.click(dialog.getByRole('button', { name: 'По умолчанию: Поздние' }));
    expect(await screen.findByText(/Такого вида нет/)).toBeInTheDocument();
  });
});

describe('the default view', () => {
  beforeEach(() => {
    views = [buildView({ is_default: true })];
  });

  it('opens the bare list, and the address says so', async () => {
    const { location } = render('/plums');
    expect(await trigger('Поздние')).toBeInTheDocument();
    expect(location()).toBe('/plums?kind=late&sort=-name');
    expect(asked).toEqual([JSON.stringify({ kind: 'late', page: 1, limit: 20, sort: '-name' })]);
  });

  it('gives way to the whole list once the filters are reset', async () => {
    const { user, location } = render('/plums');
    await user.click(await screen.findByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(location()).toBe('/plums?sort=-name'));
    await takeItem(user, 'Весь список');
    await waitFor(() => expect(location()).toBe('/plums'));
  });

  it('leaves an address alone that asks for something', async () => {
    const { location } = render('/plums?kind=early');
    expect(await trigger('не выбран')).toBeInTheDocument();
    expect(location()).toBe('/plums?kind=early');
  });

  it('of columns alone opens the list too', async () => {
    views = [buildView({ query: 'columns=-weight', is_default: true })];
    const { location } = render('/plums');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
    expect(location()).toBe('/plums');
  });

  it('keeps nobody from the list when views cannot be read', async () => {
    api.use(http.get(`${API}/users/me/views`, () => failure('VAL.003')));
    render('/plums');
    expect(await screen.findByRole('table', { name: 'Сливы' })).toBeInTheDocument();
  });
});
