import { parseDynamicPermission } from './dynamic-permission.ts';
import { ruleMatches } from './evaluate-model.ts';
import type { AccessModel } from './rules.ts';

/** What one dynamic permission alone says about a model (product §17.5). */
export interface PermissionCheck {
  readonly matches: boolean;
  readonly allowed: boolean;
}

/** Checks one permission string against a model: whether it matches the model, and whether it allows it. */
export function checkDynamicPermission(permission: string, model: AccessModel): PermissionCheck {
  const parsed = parseDynamicPermission(permission);
  if (parsed === undefined) return { matches: false, allowed: false };
  const matches = parsed.kind === 'all' || ruleMatches(parsed.rule, model);
  const action = parsed.kind === 'all' ? parsed.action : parsed.rule.action;
  return { matches, allowed: matches && action === 'enable' };
}
