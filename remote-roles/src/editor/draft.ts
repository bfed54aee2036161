import { splitPermissions } from '@cabinet/access/permissions';
import {
  type AccessModel,
  droppedPermissions,
  type KnownValues,
  type ModelRule,
  parseModelAccess,
  type RuleAction,
  serialiseModelAccess,
} from '@cabinet/kernel/core/model-access';
import type { Role } from '../api/roles.ts';
import type { SuggestedModel, Suggestions } from '../api/suggestions.ts';

/** A rule on the screen; the key follows it wherever it is moved. */
export interface DraftRule extends ModelRule {
  readonly key: string;
}

export interface RoleDraft {
  readonly name: string;
  readonly description: string;
  /** Static permissions, and those that only the database knows. */
  readonly granted: readonly string[];
  readonly all: RuleAction;
  readonly rules: readonly DraftRule[];
}

export type DraftAccess = Pick<RoleDraft, 'all' | 'rules'>;

let lastKey = 0;

export function withKey(rule: ModelRule): DraftRule {
  lastKey += 1;
  return { ...rule, key: `rule-${lastKey}` };
}

export const EMPTY_DRAFT: RoleDraft = { name: '', description: '', granted: [], all: 'enable', rules: [] };

export function knownValues({ vendors, tags, types, models }: Suggestions): KnownValues {
  return { vendors, tags, types, models: models.map(({ id }) => id) };
}

export function accessModel({ id, name, vendor: developer, type, tags }: SuggestedModel): AccessModel {
  return { id, name, developer, type, tags };
}

/** A saved role as a draft, and the strings that name nothing which is known any more (product §5.7). */
export function draftOfRole(
  role: Pick<Role, 'roleName' | 'description' | 'permissions'>,
  known: KnownValues,
): { readonly draft: RoleDraft; readonly dropped: readonly string[] } {
  const { fixed, other } = splitPermissions(role.permissions);
  const dropped = droppedPermissions(role.permissions, known);
  const access = parseModelAccess(role.permissions, known);
  return {
    dropped,
    draft: {
      name: role.roleName,
      description: role.description,
      granted: [...fixed, ...other.filter((text) => !dropped.includes(text))],
      all: access.all,
      rules: access.rules.map(withKey),
    },
  };
}

/** The list of strings that a draft saves: what it grants, then its rules in their order, inactive ones left out. */
export function permissionsOf({
  granted,
  all,
  rules,
}: Pick<RoleDraft, 'granted' | 'all' | 'rules'>): string[] {
  return [...granted, ...serialiseModelAccess({ all, rules })];
}
