import { isDynamicPermission, isMalformedAllRule } from '@cabinet/kernel/core/model-access';
import { isPermission } from './is-permission.ts';
import type { Permission } from './permissions.ts';

/** The parts of a role's single list of strings (product §3.6). */
export interface SplitPermissions {
  readonly fixed: Permission[];
  /** A malformed rule for all models too: it closes them (product §5.7). */
  readonly dynamic: string[];
  /** Strings of neither kind: POST permissions made them, or an older version left them. */
  readonly other: string[];
}

/** Takes a role's list apart into static permissions, model-access strings and the rest, each in its order. */
export function splitPermissions(permissions: readonly string[]): SplitPermissions {
  const parts: SplitPermissions = { fixed: [], dynamic: [], other: [] };
  for (const text of permissions) {
    if (isPermission(text)) parts.fixed.push(text);
    else if (isDynamicPermission(text) || isMalformedAllRule(text)) parts.dynamic.push(text);
    else parts.other.push(text);
  }
  return parts;
}
