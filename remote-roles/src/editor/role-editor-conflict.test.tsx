import { failure, findOpenDialog, handle } from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRole, buildSaved } from '../testing/build-role.ts';
import { leaveDraft, nameField, renderEditor, saveButton, useEditorApi } from '../testing/render-editor.tsx';

const api = useEditorApi();

type WireRole = ReturnType<typeof buildRole>;

const TITLE = 'Роль изменили двое';
/** The server keeps `newer`, and refuses what is saved over an older version. */
function serve(newer: Partial<WireRole>, first: Partial<WireRole> = {}) {
  const bodies: { readonly version: number }[] = [];
  const current = { role: buildRole(first) };
  const served = { version: 2, ...newer };
  api.use(
    handle('GET roles/{id}', () => current.role),
    handle('PUT roles/{id}', async ({ request }) => {
      const body: { readonly version: number } = JSON.parse(await request.text());
      bodies.push(body);
      if (bodies.length === 1) current.role = buildRole(served);
      return body.version === current.role.version ? buildSaved() : failure('RES.002');
    }),
  );
  return {
    bodies,
    save: (next: Partial<WireRole>) => {
      current.role = buildRole(next);
    },
  };
}

async function conflictAfter(change: (user: ReturnType<typeof renderEditor>['user']) => Promise<unknown>) {
  const screenOf = renderEditor('edit');
  await nameField();
  await change(screenOf.user);
  await screenOf.user.click(await saveButton());
  return { ...screenOf, view: await findOpenDialog(TITLE) };
}

const restore = async (user: ReturnType<typeof renderEditor>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Восстановить' }));

describe('somebody has saved the role meanwhile', () => {
  it('what each side changed alone is taken, and saved over the new version', async () => {
    const { bodies } = serve({
      description: 'Новое описание',
      permissions: ['group:view_transactions', 'all:disable', 'tag:enable:открытая', 'vendor:enable:Василёк'],
    });
    leaveDraft({
      name: 'Партнёр плюс',
      granted: [],
      rules: [
        { type: 'model', action: 'enable', value: 'rosa-2' },
        { type: 'tag', action: 'enable', value: 'открытая' },
      ],
    });
    const { user, view } = await conflictAfter(restore);
    expect(within(view).getByText(/^Изменения не спорят/)).toBeInTheDocument();
    expect(within(view).getByText('убрано: вы')).toBeInTheDocument();
    expect(within(view).getByText('изменено: Анна Воронцова')).toBeInTheDocument();
    const result = within(view).getByRole('list', { name: 'Правила результата' });
    expect(
      within(result)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Запретить все модели',
      'Разрешить модель «Роза 2»',
      'Разрешить тег «открытая»',
      'Разрешить вендора «Василёк»',
    ]);
    await user.click(within(view).getByRole('button', { name: 'Сохранить результат' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual({
      name: 'Партнёр плюс',
      description: 'Новое описание',
      permissions: ['all:disable', 'model:enable:rosa-2', 'tag:enable:открытая', 'vendor:enable:Василёк'],
      version: 2,
    });
  });

  it('what both changed starts as mine, is marked, and can be theirs', async () => {
    const { bodies } = serve({ role_name: 'Имя Анны' });
    const { user, view } = await conflictAfter(async (person) => person.type(await nameField(), '!'));
    expect(within(view).getByText(/^Изменения спорят в 1 месте/)).toBeInTheDocument();
    const row = within(within(view).getByRole('group', { name: /^Название/ }));
    expect(row.getByText('Выберите')).toBeInTheDocument();
    expect(row.getByRole('radio', { name: 'Ваша версия: Партнёр!' })).toBeChecked();
    await user.click(row.getByRole('radio', { name: 'Новая версия: Имя Анны' }));
    await user.click(within(view).getByRole('button', { name: 'Сохранить результат' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual(expect.objectContaining({ name: 'Имя Анны', version: 2 }));
  });

  it('whose order of the rules counts is chosen when both have changed it', async () => {
    const named = { rose: 'Ромашка', blue: 'Василёк' } as const;
    const text = (...of: readonly (keyof typeof named)[]) => [
      'all:disable',
      ...of.map((each) => `vendor:enable:${named[each]}`),
    ];
    const tag = 'tag:enable:умная';
    const { bodies } = serve(
      { permissions: [...text('blue', 'rose'), tag] },
      { permissions: [...text('rose', 'blue'), tag] },
    );
    const vendor = (value: string) => ({ type: 'vendor', action: 'enable', value });
    leaveDraft({
      permissions: [...text('rose', 'blue'), tag],
      granted: [],
      rules: [vendor(named.rose), { type: 'tag', action: 'enable', value: 'умная' }, vendor(named.blue)],
    });
    const { user, view } = await conflictAfter(restore);
    const row = within(within(view).getByRole('group', { name: /^Порядок правил/ }));
    expect(row.getByRole('radio', { name: 'Ваша версия: Ваш порядок' })).toBeChecked();
    await user.click(row.getByRole('radio', { name: 'Новая версия: Порядок новой версии' }));
    await user.click(within(view).getByRole('button', { name: 'Сохранить результат' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual(
      expect.objectContaining({ permissions: [...text('blue', 'rose'), tag], version: 2 }),
    );
  });

  it('the result can be edited further, and is saved over the new version', async () => {
    const { bodies } = serve({ description: 'Новое описание' });
    const { user, view } = await conflictAfter(async (person) => person.type(await nameField(), '!'));
    await user.click(within(view).getByRole('button', { name: 'Продолжить правку' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Описание')).toHaveValue('Новое описание');
    expect(screen.getByText('название изменено')).toBeInTheDocument();
    expect(screen.queryByText('Роль тем временем сохранил кто-то другой')).not.toBeInTheDocument();
    await user.type(await nameField(), '!');
    await user.click(await saveButton());
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual(
      expect.objectContaining({ name: 'Партнёр!!', description: 'Новое описание', version: 2 }),
    );
  });

  it('Esc loses nothing: the draft and the choices wait', async () => {
    serve({ role_name: 'Имя Анны' });
    const { user, view } = await conflictAfter(async (person) => person.type(await nameField(), '!'));
    await user.click(within(view).getByRole('radio', { name: 'Новая версия: Имя Анны' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await nameField()).toHaveValue('Партнёр!');
    await user.click(screen.getByRole('button', { name: 'Сравнить и объединить' }));
    const again = await findOpenDialog(TITLE);
    expect(within(again).getByRole('radio', { name: 'Новая версия: Имя Анны' })).toBeChecked();
  });

  it('once more while they are merged: the result is merged again', async () => {
    const { bodies, save } = serve({ description: 'Второе' });
    const { user, view } = await conflictAfter(async (person) => person.type(await nameField(), '!'));
    save({ description: 'Второе', permissions: ['all:disable'], version: 3 });
    await user.click(within(view).getByRole('button', { name: 'Сохранить результат' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    const again = await findOpenDialog(TITLE);
    expect(
      await within(again).findByRole('group', { name: /Просмотр транзакций группы/ }),
    ).toBeInTheDocument();
    await user.click(within(again).getByRole('button', { name: 'Сохранить результат' }));
    expect(await screen.findByText('Роль успешно обновлена')).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual({
      name: 'Партнёр!',
      description: 'Второе',
      permissions: ['all:disable'],
      version: 3,
    });
  });

  it('and their version cannot be read: the draft stays, and the toast says so', async () => {
    const { user } = renderEditor('edit');
    await user.type(await nameField(), '!');
    api.use(
      handle('PUT roles/{id}', () => failure('RES.002')),
      handle('GET roles/{id}', () => failure('SYS.001')),
    );
    await user.click(await saveButton());
    expect(await screen.findByText(/получить её новую версию не удалось/)).toBeInTheDocument();
    expect(await nameField()).toHaveValue('Партнёр!');
  });
});

it('takes a refusal over the newest version for what it says', async () => {
  api.use(handle('PUT roles/{id}', () => failure('RES.002', { message: 'Так роль назвать нельзя' })));
  const { user } = renderEditor('edit');
  await user.type(await nameField(), '!');
  await user.click(await saveButton());
  expect(await screen.findByText(/^Так роль назвать нельзя/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
