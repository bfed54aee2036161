import { expectSearchRule, renderWithProviders, SEARCHED_TEXTS } from '@cabinet/kernel/testing';
import { screen } from '@testing-library/react';
import { RoleList } from './role-list.tsx';

const role = (roleName: string, at: number) => ({
  roleId: `01900000-0000-7000-8000-0000000002e${at}`,
  roleName,
  description: '',
  permissions: [],
  companyId: null,
  companyName: null,
  isSystem: false,
  usersCount: 1,
  keptCount: 0,
  modelsOpen: 1,
  modelsTotal: 3,
  mayAssign: true,
  version: 1,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
});
const NAMES = [...SEARCHED_TEXTS, 'Прочая 1', 'Прочая 2', 'Прочая 3', 'Прочая 4'];

it('finds the roles to assign by the one rule of search', async () => {
  renderWithProviders(
    <RoleList roles={NAMES.map(role)} currentId="" held={[]} roleId="" onChoose={() => undefined} />,
  );
  const list = screen.getByRole('radiogroup', { name: 'Роль' });
  await expectSearchRule(
    () => screen.getByRole('searchbox', { name: 'Поиск роли' }),
    (text) => list.textContent?.includes(text) ?? false,
  );
});
