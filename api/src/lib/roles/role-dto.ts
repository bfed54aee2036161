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
  row: RoleRow,
  { models, held }: { readonly models: readonly RuledModel[]; readonly held: readonly string[] },
) {
  const { verdictOf } = compileAccess(parseModelAccess(row.permissions));
  return {
    role_id: row.id,
    role_name: row.name,
    description: row.description,
    permissions: [...row.permissions],
    company_id: row.company_id,
    company_name: row.company_name,
    is_system: row.is_system,
    users_count: row.users_count,
    models_open: models.filter((model) => verdictOf(model).hasAccess).length,
    models_total: models.length,
    may_assign: mayGrantAll(held, row.permissions),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    updated_by:
      row.updated_by === null ? null : { id: row.updated_by, display_name: row.updated_by_name ?? '' },
  };
}
