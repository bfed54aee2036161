import {
  isMalformedAllRule,
  parseDynamicPermission,
  serialiseAllRule,
  serialiseRule,
} from './dynamic-permission.ts';
import { isKnownRule } from './known-values.ts';
import {
  DEFAULT_ALL_ACTION,
  isActiveRule,
  type KnownValues,
  type ModelAccess,
  type ModelRule,
} from './rules.ts';

/**
 * A dynamic string has two colons, or begins with the word for all models. No static permission is written so (product
 * §3.7).
 */
const LOOKS_DYNAMIC = /^all:|:.*:/s;

/**
 * Reads the model access out of a list of permission strings. Static permissions, broken strings and rules with an
 * empty value are left out, as are values outside the known lists where those are given (product §5.7). Rules keep
 * their order. Of several all-rules the last one counts; without one it is {@link DEFAULT_ALL_ACTION}. A malformed one
 * closes everything: nobody knows what it was to open.
 */
export function parseModelAccess(permissions: readonly string[], known?: KnownValues): ModelAccess {
  let all = DEFAULT_ALL_ACTION;
  const rules: ModelRule[] = [];
  for (const text of permissions) {
    const permission = parseDynamicPermission(text);
    if (permission?.kind === 'all') all = permission.action;
    else if (isMalformedAllRule(text)) all = 'disable';
    if (permission?.kind === 'rule' && isKept(permission.rule, known)) rules.push(permission.rule);
  }
  return { all, rules };
}

/**
 * The dynamic strings of a list that {@link parseModelAccess} leaves out for the known lists: broken ones, and those
 * that name an unknown value (product §5.7). Static permissions are not among them.
 */
export function droppedPermissions(permissions: readonly string[], known: KnownValues): string[] {
  return permissions.filter((text) => {
    const parsed = parseDynamicPermission(text);
    if (parsed !== undefined) return parsed.kind === 'rule' && !isKept(parsed.rule, known);
    return LOOKS_DYNAMIC.test(text);
  });
}

/** The strings to save: the all-rule first, then the active rules in their order (product §2.10). */
export function serialiseModelAccess(access: ModelAccess): string[] {
  return [serialiseAllRule(access.all), ...access.rules.filter(isActiveRule).map(serialiseRule)];
}

/** The form in which the dynamic part of a list of permission strings is stored (product §5.7). */
export function normaliseDynamicPermissions(permissions: readonly string[], known?: KnownValues): string[] {
  return serialiseModelAccess(parseModelAccess(permissions, known));
}

function isKept(rule: ModelRule, known: KnownValues | undefined): boolean {
  return isActiveRule(rule) && (known === undefined || isKnownRule(rule, known));
}
