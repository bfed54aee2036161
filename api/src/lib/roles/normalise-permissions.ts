import { isPermission } from '@cabinet/access/permissions';
import {
  droppedPermissions,
  isDynamicPermission,
  type KnownValues,
  knownValuesOf,
  parseModelAccess,
  serialiseModelAccess,
  serialiseRule,
} from '@cabinet/kernel/core/model-access';
import type { RuledModel } from './role-dto.ts';

/** What a role may hold beside the permissions in the code. */
export interface KnownGrants {
  /** Permissions that administrators have added. */
  readonly custom: ReadonlySet<string>;
  readonly values: KnownValues;
}

export function knownGrants(custom: readonly string[], models: readonly RuledModel[]): KnownGrants {
  return { custom: new Set(custom), values: knownValuesOf(models) };
}

/**
 * A list of permission strings in the form that is stored: each permission once, then the rule for all models, then the
 * active rules in their order. Of equal rules the last one stays, because it is the one that counts. Unknown strings
 * are left out.
 */
export function normalisePermissions(
  permissions: readonly string[],
  { custom, values }: KnownGrants,
): { readonly permissions: string[]; readonly dropped: string[] } {
  const isGrant = (text: string) => isPermission(text) || custom.has(text);
  const granted = [...new Set(permissions.filter(isGrant))];
  const { all, rules } = parseModelAccess(permissions, values);
  const strings = rules.map(serialiseRule);
  const last = rules.filter((_rule, index) => strings.lastIndexOf(strings[index] ?? '') === index);
  const unknown = permissions.filter((text) => !isGrant(text) && !isDynamicPermission(text));
  const dropped = [...new Set([...droppedPermissions(permissions, values), ...unknown])];
  return { permissions: [...granted, ...serialiseModelAccess({ all, rules: last })], dropped };
}
