import { contractPaths, routePath } from '@cabinet/kernel/paths';
import contract from '../remote.contract.ts';

/** The addresses of this remote's screens, by the ids of its contract. */
export const paths = contractPaths(contract.routes);

/** Screens of others to which this remote leads. */
export const elsewhere = {
  modelSettings: routePath('/model-settings'),
  modelSettingsDetail: routePath('/model-settings/:modelId'),
  permissions: routePath('/permissions'),
  roles: routePath('/roles'),
  rolesCompare: routePath('/roles/compare'),
  rolesEdit: routePath('/roles/edit/:roleId'),
};
