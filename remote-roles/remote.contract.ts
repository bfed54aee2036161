import type { RemoteContract } from '@cabinet/federation/contract';

const MANAGE = { session: true, permission: 'user:manage' } as const;
const COMPANY = { session: true, permission: 'company_role:manage' } as const;

export default {
  name: 'roles',
  version: '1.0.0',
  kernel: '>=2.6 <3',
  routes: [
    { id: 'roles', path: '/roles', title: 'Роли', guard: MANAGE, skeleton: 'list' },
    {
      id: 'rolesCreate',
      path: '/roles/create',
      title: 'Создать новую роль',
      guard: MANAGE,
      skeleton: 'form',
    },
    {
      id: 'rolesEdit',
      path: '/roles/edit/:roleId',
      title: 'Редактировать роль',
      guard: MANAGE,
      skeleton: 'form',
      sample: { roleId: { call: 'roles?limit=1', at: 'items.0.role_id' } },
    },
    { id: 'rolesCompare', path: '/roles/compare', title: 'Сравнение ролей', guard: MANAGE },
    { id: 'permissions', path: '/permissions', title: 'Разрешения', guard: MANAGE },
    {
      id: 'modelSettings',
      path: '/model-settings',
      title: 'Модели и цены',
      guard: MANAGE,
      skeleton: 'list',
    },
    {
      id: 'modelSettingsCreate',
      path: '/model-settings/create',
      title: 'Новая модель',
      guard: MANAGE,
      skeleton: 'form',
    },
    {
      id: 'modelSettingsDetail',
      path: '/model-settings/:modelId',
      title: 'Модель',
      guard: MANAGE,
      sample: { modelId: { call: 'models', at: 'models.0.id' } },
    },
    { id: 'companyRoles', path: '/company/roles', title: 'Роли компании', guard: COMPANY, skeleton: 'list' },
    {
      id: 'companyRolesCreate',
      path: '/company/roles/create',
      title: 'Создать новую роль',
      guard: COMPANY,
      skeleton: 'form',
    },
    {
      id: 'companyRolesEdit',
      path: '/company/roles/edit/:roleId',
      title: 'Редактировать роль',
      guard: COMPANY,
      skeleton: 'form',
      sample: { roleId: { call: 'roles/company/:companyId', at: '0.role_id' } },
    },
  ],
  menu: [
    {
      section: 'company',
      label: 'Роли',
      path: '/company/roles',
      permission: 'company_role:manage',
      order: 30,
      icon: 'shield',
    },
    {
      section: 'administration',
      label: 'Роли',
      path: '/roles',
      permission: 'user:manage',
      order: 30,
      icon: 'shield',
    },
    {
      section: 'administration',
      label: 'Разрешения',
      path: '/permissions',
      permission: 'user:manage',
      order: 60,
      icon: 'key',
    },
    {
      section: 'tools',
      label: 'Модели и цены',
      path: '/model-settings',
      permission: 'user:manage',
      order: 10,
      icon: 'cpu',
    },
  ],
  modals: [],
} as const satisfies RemoteContract;
