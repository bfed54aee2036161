import { isCompanyPermission, mayGrant } from '@cabinet/access/permissions';
import { ROLE_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import type { KnownValues } from '@cabinet/kernel/core/model-access';
import type { Role, RoleScope } from '../../api/roles.ts';
import { draftOfRole, EMPTY_DRAFT, type RoleDraft } from '../draft.ts';

export interface EditorStart {
  readonly scope: RoleScope;
  /** The saved role; null for a new one. */
  readonly role: Role | null;
  readonly draft: RoleDraft;
  /** Strings of the saved role, or of the one that is copied, that name nothing known. */
  readonly dropped: readonly string[];
  /** Permissions that a copy may not take over from its source. */
  readonly omitted: readonly string[];
}

const COPY_PREFIX = 'Копия: ';

/** A role of a company stays one, also where an administrator of the service edits it. */
export function scopeOfRole({ companyId }: Pick<Role, 'companyId'>): RoleScope {
  return companyId === null ? { kind: 'global' } : { kind: 'company', companyId };
}

/** Whether the editor of this scope may show this role: a company sees no role but its own. */
export function isInScope({ companyId }: Pick<Role, 'companyId'>, scope: RoleScope): boolean {
  return scope.kind === 'global' || companyId === scope.companyId;
}

export function startEmpty(scope: RoleScope): EditorStart {
  return { scope, role: null, draft: EMPTY_DRAFT, dropped: [], omitted: [] };
}

export function startOfRole(role: Role, known: KnownValues): EditorStart {
  return { scope: scopeOfRole(role), role, omitted: [], ...draftOfRole(role, known) };
}

/** A new role with all that another has, as far as the person may grant it here. */
export function startOfCopy(
  source: Role,
  known: KnownValues,
  { scope, held }: { readonly scope: RoleScope; readonly held: readonly string[] },
): EditorStart {
  const { draft, dropped } = draftOfRole(source, known);
  const isOffered = (permission: string) =>
    mayGrant(held, permission) && (scope.kind === 'global' || isCompanyPermission(permission));
  return {
    scope,
    role: null,
    dropped,
    omitted: draft.granted.filter((permission) => !isOffered(permission)),
    draft: {
      ...draft,
      name: `${COPY_PREFIX}${draft.name}`.slice(0, ROLE_NAME_MAX_LENGTH),
      granted: draft.granted.filter(isOffered),
    },
  };
}
