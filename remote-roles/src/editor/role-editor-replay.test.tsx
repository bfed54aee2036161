import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSaved, ROLE_ID } from '../testing/build-role.ts';
import {
  buildReplay,
  leaveDraft,
  nameField,
  renderEditor,
  saveButton,
  useEditorApi,
} from '../testing/render-editor.tsx';

const api = useEditorApi();

const refusedModels = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({
    id: `model-${index}`,
    name: `Модель ${index + 1}`,
    refused: 2,
    refused_by_edit: index < 6 ? 2 : 0,
    amount: '10.00',
  }));

const REFUSED = buildReplay({
  refused: 12,
  amount_refused: '345.60',
  refused_by_edit: 9,
  amount_by_edit: '300.00',
  people: [
    { user_id: ROLE_ID, display_name: 'Иван Петров', refused: 12, refused_by_edit: 9, amount: '345.60' },
  ],
  people_count: 3,
  models: refusedModels(7),
});

/** Saves a draft whose rules differ from the saved ones. */
async function saveRules() {
  leaveDraft({ rules: [{ type: 'tag', action: 'enable', value: 'умная' }] });
  const screenOf = renderEditor('edit');
  await screenOf.user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  await screenOf.user.click(await saveButton());
  return screenOf;
}

describe('rules that would have refused real requests', () => {
  it('are saved only after a question that says which', async () => {
    const asked: unknown[] = [];
    api.use(
      handle('POST permissions/dynamic/replay', async ({ request }) => {
        asked.push(await request.json());
        return REFUSED;
      }),
      handle('PUT roles/{id}', buildSaved()),
    );
    const { user } = await saveRules();
    const question = await findOpenDialog('Правила отказали бы в запросах', 'alertdialog');
    expect(asked).toContainEqual({
      permissions: ['group:view_transactions', 'all:disable', 'tag:enable:умная'],
      role_id: ROLE_ID,
      days: 30,
    });
    const said = question.textContent?.replaceAll('\u00a0', ' ');
    expect(said).toContain(
      'Из-за этой правки отказали бы в 9 запросах на 300,00 ₽ за 30 дней. Всего правила отказали бы в 12 запросах на 345,60 ₽: остальные не проходят уже по сохранённым.',
    );
    const models = within(question).getByRole('list', { name: 'Модели, в которых было бы отказано' });
    expect(within(models).getAllByRole('listitem')).toHaveLength(5);
    expect(said).toContain('и ещё 1 модель');
    await user.click(within(question).getByRole('button', { name: 'Сохранить всё равно' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
  });

  it('are not saved when the person goes back', async () => {
    api.use(handle('POST permissions/dynamic/replay', REFUSED));
    const { user, location } = await saveRules();
    const question = await findOpenDialog('Правила отказали бы в запросах', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await saveButton()).not.toHaveAttribute('aria-busy');
    expect(location()).toContain('/roles/edit/');
  });
});

it('saves rules without a question that refuse no more than the saved ones, and says so beside them', async () => {
  api.use(
    handle('POST permissions/dynamic/replay', { ...REFUSED, refused_by_edit: 0, amount_by_edit: '0.00' }),
    handle('PUT roles/{id}', buildSaved()),
  );
  await saveRules();
  expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
});

it('tells what the edit refuses apart from what the saved rules refuse already', async () => {
  api.use(handle('POST permissions/dynamic/replay', REFUSED));
  renderEditor('edit');
  const told = await screen.findByText(/^Из-за этой правки/);
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Из-за этой правки: 9 запросов на 300,00 ₽. Остальное не проходит уже по сохранённым правилам.',
  );
});

describe('an API of the release before, which does not tell what the edit refuses', () => {
  function inOldWords<Row extends { readonly refused_by_edit?: number }>(row: Row) {
    const { refused_by_edit: _row, ...old } = row;
    return old;
  }
  const { refused_by_edit: _count, amount_by_edit: _amount, ...old } = REFUSED;
  const OLD = { ...old, people: old.people.map(inOldWords), models: old.models.map(inOldWords) };

  it('is asked about all that the rules would have refused', async () => {
    api.use(handle('POST permissions/dynamic/replay', OLD), handle('PUT roles/{id}', buildSaved()));
    const { user } = await saveRules();
    const question = await findOpenDialog('Правила отказали бы в запросах', 'alertdialog');
    expect(question.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Правила отказали бы в 12 запросах на 345,60 ₽ за 30 дней.',
    );
    expect(question).not.toHaveTextContent('правки');
    const models = within(question).getByRole('list', { name: 'Модели, в которых было бы отказано' });
    expect(within(models).getAllByRole('listitem')).toHaveLength(5);
    expect(question).toHaveTextContent('и ещё 2 модели');
    await user.click(within(question).getByRole('button', { name: 'Сохранить всё равно' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
  });

  it('is asked nothing where they would have refused nothing', async () => {
    const nothing = { ...OLD, refused: 0, amount_refused: '0.00', people: [], people_count: 0, models: [] };
    api.use(handle('POST permissions/dynamic/replay', nothing), handle('PUT roles/{id}', buildSaved()));
    await saveRules();
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
  });

  it('leaves the panel without the sentence about the edit', async () => {
    api.use(handle('POST permissions/dynamic/replay', OLD));
    renderEditor('edit');
    expect(await screen.findByText(/было бы отказано: 12 из 40/)).toBeInTheDocument();
    expect(screen.queryByText(/правк/)).not.toBeInTheDocument();
  });
});

it('saves rules that would have refused nothing without a question', async () => {
  api.use(handle('PUT roles/{id}', buildSaved()));
  await saveRules();
  expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
});

it('lets rules be saved that could not be checked, and says so', async () => {
  api.use(
    handle('POST permissions/dynamic/replay', () => failure('SYS.001')),
    handle('PUT roles/{id}', buildSaved()),
  );
  const { user } = await saveRules();
  const question = await findOpenDialog('Правила не удалось проверить', 'alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Сохранить всё равно' }));
  expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
});

it('asks nothing about rules that are as they were', async () => {
  api.use(handle('POST permissions/dynamic/replay', REFUSED), handle('PUT roles/{id}', buildSaved()));
  const { user } = renderEditor('edit');
  await user.type(await nameField(), '!');
  await user.click(await saveButton());
  expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
});
