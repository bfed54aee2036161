import { mayGrant } from '@cabinet/access/permissions';
import { compileAccess, isDynamicPermission, parseModelAccess } from '@cabinet/kernel/core/model-access';
import type { RoleRow } from './repository.ts';

/** The facts of a model that rules look at. */
export interface RuledModel {
  readonly id: string;
  readonly name: string;
  readonly developer: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** Whether somebody may grant all that a role grants; rules of model access grant nothing. */
export function mayGrantAll(held: readonly string[], granted: readonly string[]): boolean {
  return granted.every((permission) => isDynamicPermission(permission) || mayGrant(held, permission));
}

/** A role on the wire. `models` are the enabled ones, `held` is what the reader holds. */
export function toRole(
  { id, key: _key, name, updated_by: by, updated_by_name: byName, ...row }: RoleRow,
  { models, held }: { readonly models: readonly RuledModel[]; readonly held: readonly string[] },
) {
  const { verdictOf } = compileAccess(parseModelAccess(row.permissions));
  return {
    ...row,
    role_id: id,
    role_name: name,
    permissions: [...row.permissions],
    models_open: models.filter((model) => verdictOf(model).hasAccess).length,
    models_total: models.length,
    may_assign: mayGrantAll(held, row.permissions),
    updated_by: by === null ? null : { id: by, display_name: byName ?? '' },
  };
}
