import { type CompiledAccess, compileAccess, type ModelVerdict } from './compile-access.ts';
import { parseModelAccess } from './model-access.ts';
import type { AccessModel } from './rules.ts';

/**
 * The roles of a person: the present one, and in a company also the global one that they keep beside it (product §6.8).
 */
export const ROLE_SIDES = ['role', 'global_role'] as const;

/** Which role of a person it is. */
export type RoleSide = (typeof ROLE_SIDES)[number];

/** All permission strings of each role, as they are stored; null: there is no such role. */
export interface RoleRules {
  readonly role: readonly string[];
  readonly globalRole: readonly string[] | null;
}

/** What one of the roles says about a model, and which earlier rules it overrides. */
export interface RoleVerdict extends ModelVerdict {
  readonly of: RoleSide;
  readonly overridden: readonly string[];
}

/** What the roles of a person say about a model. The rest is of the role that decides. */
export interface PersonVerdict extends RoleVerdict {
  /** Of each role, the present one first. */
  readonly verdicts: readonly RoleVerdict[];
}

/**
 * The evaluator for a person: a model is open only if the rules of every role open it. The first role that closes it
 * decides, and the present one where none does (product §6.8).
 */
export function compileRoles(rules: RoleRules): {
  readonly isOpen: (model: AccessModel) => boolean;
  readonly verdictOf: (model: AccessModel) => PersonVerdict;
} {
  const present = { of: 'role', access: compileAccess(parseModelAccess(rules.role)) } as const;
  const kept =
    rules.globalRole === null
      ? undefined
      : ({ of: 'global_role', access: compileAccess(parseModelAccess(rules.globalRole)) } as const);

  return {
    isOpen: (model) =>
      present.access.verdictOf(model).hasAccess && (kept?.access.verdictOf(model).hasAccess ?? true),
    verdictOf(model) {
      const own = roleVerdict(present, model);
      const verdicts = kept === undefined ? [own] : [own, roleVerdict(kept, model)];
      return { ...(verdicts.find(({ hasAccess }) => !hasAccess) ?? own), verdicts };
    },
  };
}

function roleVerdict(
  { of, access }: { readonly of: RoleSide; readonly access: CompiledAccess },
  model: AccessModel,
): RoleVerdict {
  return { of, ...access.verdictOf(model), overridden: access.overriddenOf(model) };
}
