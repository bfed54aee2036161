import {
  failure,
  findOpenDialog,
  handle,
  renderWithProviders,
  signedInStore,
  takeRowAction,
} from '@cabinet/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN } from '../../testing/admin.ts';
import { buildRole } from '../../testing/build-role.ts';
import { ABOVE, ANALYST, OF_COMPANY, PARTNER, SYSTEM } from '../../testing/listed-roles.ts';
import { useRolesApi } from '../../testing/roles-api.ts';
import { Screen } from './roles-screen.tsx';

const { api, deleted, setRoles, changeRole } = useRolesApi();

async function askToDelete(name: string, at = '/roles') {
  const screenOf = renderWithProviders(<Screen />, { store: signedInStore(ADMIN), at });
  await takeRowAction(screenOf.user, name, 'Удалить');
  return { ...screenOf, dialog: within(await findOpenDialog('Удалить роль?', 'alertdialog')) };
}

const choice = () => screen.findByRole('combobox', { name: /Куда их перевести\?$/ });

describe('a role that nobody has', () => {
  it('is deleted after a question that names it', async () => {
    const { user, dialog } = await askToDelete('Аналитик');
    expect(dialog.getByText('«Аналитик»')).toBeInTheDocument();
    expect(dialog.getByText(/^Роль «Аналитик» никому не назначена/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Роль «Аналитик» удалена')).toBeInTheDocument();
    expect(deleted).toEqual(['Аналитик → никуда']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('row', { name: /Аналитик/ })).not.toBeInTheDocument());
  });

  it('stays at Esc, and the focus returns to its menu', async () => {
    const { user } = await askToDelete('Аналитик');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Действия: Аналитик' })).toHaveFocus());
    expect(deleted).toEqual([]);
  });

  it('is asked about anew when somebody got it meanwhile', async () => {
    const { user, dialog } = await askToDelete('Аналитик');
    changeRole(ANALYST.role_id, { users_count: 2 });
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    const target = await choice();
    expect(target).toHaveAccessibleName('Роль есть у 2 человек. Куда их перевести?');
    expect(screen.getByText('Пока был открыт этот вопрос, роль кому-то дали.')).toBeInTheDocument();
    await waitFor(() => expect(target).toHaveFocus());
    expect(deleted).toEqual([]);
    await user.selectOptions(target, PARTNER.role_id);
    await user.click(dialog.getByRole('button', { name: 'Перевести и удалить' }));
    expect(
      await screen.findByText('Роль «Аналитик» удалена, в роль «Партнёр» переведено: 2 человека'),
    ).toBeInTheDocument();
    expect(deleted).toEqual(['Аналитик → Партнёр']);
  });

  it('stays without a word where the person did not prove who they are', async () => {
    api.use(handle('DELETE roles/{id}', () => failure('AUTH.010')));
    const { user, dialog } = await askToDelete('Аналитик');
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Удалить' })).toBeEnabled());
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays with the reason where the server refuses', async () => {
    api.use(handle('DELETE roles/{id}', () => failure('RES.003', { message: 'Роль сейчас нельзя удалить' })));
    const { user, dialog } = await askToDelete('Аналитик');
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    expect(await dialog.findByText(/^Роль сейчас нельзя удалить/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Удалить' })).toBeEnabled();
  });
});

describe('a role that somebody has', () => {
  it('is deleted once its people have somewhere to go', async () => {
    changeRole(PARTNER.role_id, { users_count: 37 });
    const { user, dialog } = await askToDelete('Партнёр');
    const target = await choice();
    expect(target).toHaveAccessibleName('Роль есть у 37 человек. Куда их перевести?');
    expect(dialog.getByRole('button', { name: 'Перевести и удалить' })).toBeDisabled();
    await user.selectOptions(target, ANALYST.role_id);
    await user.click(dialog.getByRole('button', { name: 'Перевести и удалить' }));
    expect(
      await screen.findByText('Роль «Партнёр» удалена, в роль «Аналитик» переведено: 37 человек'),
    ).toBeInTheDocument();
    expect(deleted).toEqual(['Партнёр → Аналитик']);
  });

  it('says how many of its people are in companies', async () => {
    changeRole(PARTNER.role_id, { users_count: 3, kept_count: 2 });
    await askToDelete('Партнёр');
    await choice();
    expect(
      screen.getByText(/^2 человека из них состоят в компании.* Им тоже достанется/),
    ).toBeInTheDocument();
    expect(screen.getByText('2 в компаниях')).toBeInTheDocument();
  });

  it('says what its people gain and lose', async () => {
    const { user } = await askToDelete('Партнёр');
    await user.selectOptions(await choice(), ANALYST.role_id);
    const effect = within(screen.getByRole('status', { name: 'Что изменится у этих людей' }));
    expect(await effect.findByText('Чтение отчётов')).toBeInTheDocument();
    const list = (name: string) => effect.getByRole('list', { name });
    expect(list('Получат права: Группа')).toHaveTextContent(/^Просмотр заявок группы$/);
    expect(list('Получат права: Другие')).toHaveTextContent(/^Чтение отчётов$/);
    expect(list('Потеряют права: Группа')).toHaveTextContent(/^Просмотр транзакций группы$/);
    expect(effect.getByText('Открыто моделей: сейчас 1, станет 2 (из 3).')).toBeInTheDocument();
  });

  it('offers the roles that the reader may give: not itself, and nobody is made a guest', async () => {
    await askToDelete('Партнёр');
    const options = within(await choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Выберите роль',
      'Аналитик',
      'Администратор',
    ]);
    expect(screen.getByText('Ролей с правами, которых нет у вас, в списке нет.')).toBeInTheDocument();
  });

  it('is not deleted by moving everybody at once to a role of staff, and says what to do instead', async () => {
    const { user, dialog } = await askToDelete('Партнёр');
    await user.selectOptions(await choice(), SYSTEM.role_id);
    const notice = await dialog.findByRole('alert');
    expect(notice).toHaveTextContent('Всех сразу сюда не перевести');
    expect(notice).toHaveTextContent(
      'Роль «Администратор» даёт служебные права: Управление пользователями, Управление ролями, Управление разрешениями.',
    );
    expect(notice).toHaveTextContent('Назначьте эту роль на странице каждого, дождитесь подтверждения');
    expect(dialog.getByRole('button', { name: 'Перевести и удалить' })).toBeDisabled();
    await user.selectOptions(await choice(), ANALYST.role_id);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Перевести и удалить' })).toBeEnabled();
  });

  it('may be moved to a role that gives them no more of staff than they have', async () => {
    changeRole(PARTNER.role_id, { permissions: SYSTEM.permissions });
    const { user, dialog } = await askToDelete('Партнёр');
    await user.selectOptions(await choice(), SYSTEM.role_id);
    expect(dialog.getByRole('button', { name: 'Перевести и удалить' })).toBeEnabled();
  });

  it('of a company offers the roles of that company', async () => {
    setRoles([
      OF_COMPANY,
      buildRole({ ...OF_COMPANY, role_id: '01900000-0000-7000-8000-0000000000e9', role_name: 'Стажёр' }),
      SYSTEM,
    ]);
    await askToDelete('Менеджер', '/roles?scope=company');
    const options = within(await choice()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Выберите роль', 'Стажёр']);
  });

  it('stays where there is no other role to give', async () => {
    setRoles([PARTNER, ABOVE]);
    const { dialog } = await askToDelete('Партнёр');
    expect(await dialog.findByText(/^Перевести их некуда/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Перевести и удалить' })).toBeDisabled();
  });

  it('keeps the choice and the reason where the server refuses', async () => {
    const message = 'Нужен хотя бы один человек с разрешением «Управление ролями»';
    api.use(handle('DELETE roles/{id}', () => failure('RES.003', { message })));
    const { user, dialog } = await askToDelete('Партнёр');
    await user.selectOptions(await choice(), ANALYST.role_id);
    await user.click(dialog.getByRole('button', { name: 'Перевести и удалить' }));
    expect(await dialog.findByText(new RegExp(`^${message}`))).toBeInTheDocument();
    expect(await choice()).toHaveValue(ANALYST.role_id);
  });

  it('asks for the roles again where they did not come', async () => {
    api.use(handle('GET roles/global', () => failure('SYS.001')));
    const { dialog } = await askToDelete('Партнёр');
    expect(await dialog.findByText('Не удалось загрузить роли')).toBeInTheDocument();
  });
});
