export const routes = {
  roles: () => import('./screens/roles/roles-screen.tsx'),
  rolesCreate: () => import('./screens/roles-create/roles-create-screen.tsx'),
  rolesEdit: () => import('./screens/roles-edit-detail/roles-edit-detail-screen.tsx'),
  rolesCompare: () => import('./screens/roles-compare/roles-compare-screen.tsx'),
  permissions: () => import('./screens/permissions/permissions-screen.tsx'),
  modelSettings: () => import('./screens/model-settings/model-settings-screen.tsx'),
  modelSettingsCreate: () => import('./screens/model-settings-create/model-settings-create-screen.tsx'),
  modelSettingsDetail: () => import('./screens/model-settings-detail/model-settings-detail-screen.tsx'),
  companyRoles: () => import('./screens/company-roles/company-roles-screen.tsx'),
  companyRolesCreate: () => import('./screens/company-roles-create/company-roles-create-screen.tsx'),
  companyRolesEdit: () => import('./screens/company-roles-edit-detail/company-roles-edit-detail-screen.tsx'),
};
