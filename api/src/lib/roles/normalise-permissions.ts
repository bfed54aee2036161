import { isPermission } from '@cabinet/access/permissions';
import {
  droppedPermissions,
  isDynamicPermission,
  isMalformedAllRule,
  type KnownValues,
  knownValuesOf,
  parseModelAccess,
  serialiseModelAccess,
  serialiseRule,
} from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import { badField } from '#lib/api-error.ts';
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
 * are left out, but a malformed rule for all models is VAL.003: left out, it would open them.
 */
export function normalisePermissions(
  permissions: readonly string[],
  { custom, values }: KnownGrants,
): { readonly permissions: string[]; readonly dropped: string[] } {
  demandAllRule(permissions);
  const isGrant = (text: string) => isPermission(text) || custom.has(text);
  const granted = [...new Set(permissions.filter(isGrant))];
  const { all, rules } = parseModelAccess(permissions, values);
  const strings = rules.map(serialiseRule);
  const last = rules.filter((_rule, index) => strings.lastIndexOf(strings[index] ?? '') === index);
  const unknown = permissions.filter((text) => !isGrant(text) && !isDynamicPermission(text));
  const dropped = [...new Set([...droppedPermissions(permissions, values), ...unknown])];
  return { permissions: [...granted, ...serialiseModelAccess({ all, rules: last })], dropped };
}

/** VAL.003 for a text that was meant as the rule for all models and is none (product §5.7). */
export function demandAllRule(permissions: readonly string[]): void {
  const malformed = permissions.find(isMalformedAllRule);
  if (malformed === undefined) return;
  throw badField('permissions', `Правило для всех моделей записано неверно: ${quoted(malformed)}.`);
}
