import type { RoleScope } from '../api/roles.ts';
import { paths } from '../paths.ts';

export interface EditorPaths {
  readonly list: string;
  readonly listName: string;
  readonly create: string;
  copyOf(roleId: string): string;
}

export function editorPaths({ kind }: Pick<RoleScope, 'kind'>): EditorPaths {
  const isGlobal = kind === 'global';
  const create = isGlobal ? paths.rolesCreate : paths.companyRolesCreate;
  return {
    list: isGlobal ? paths.roles.to() : paths.companyRoles.to(),
    listName: isGlobal ? 'Роли' : 'Роли компании',
    create: create.to(),
    copyOf: (from) => create.to({ from }),
  };
}
