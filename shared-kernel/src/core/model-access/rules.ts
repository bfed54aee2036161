/** What a rule looks at, in the order of the role editor (product §3.8). */
export const RULE_TYPES = ['vendor', 'tag', 'type', 'model'] as const;
/** What a rule does (product §3.8). */
export const RULE_ACTIONS = ['enable', 'disable'] as const;

/** What a rule looks at (product §3.8). */
export type RuleType = (typeof RULE_TYPES)[number];
/** What a rule does (product §3.8). */
export type RuleAction = (typeof RULE_ACTIONS)[number];

/** One rule. With an empty value it is inactive (product §2.10). */
export interface ModelRule {
  readonly type: RuleType;
  readonly action: RuleAction;
  readonly value: string;
}

/** The all-rule and the ordered rules after it (product §4.13). */
export interface ModelAccess {
  readonly all: RuleAction;
  readonly rules: readonly ModelRule[];
}

/** A model as the evaluator needs it (product §3.9). */
export interface AccessModel {
  readonly id: string;
  readonly name: string;
  readonly developer: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** The values that rules may name. `models` are model ids (product §17.2). */
export interface KnownValues {
  readonly vendors: readonly string[];
  readonly tags: readonly string[];
  readonly types: readonly string[];
  readonly models: readonly string[];
}

/**
 * The all-rule of a list that has none. Only rules block a model, so without rules nothing is blocked (product §3.9).
 */
export const DEFAULT_ALL_ACTION: RuleAction = 'enable';

/** Whether a rule takes part in the evaluation, which it does when its value is not empty (product §4.13). */
export function isActiveRule(rule: ModelRule): boolean {
  return rule.value.trim() !== '';
}

/** How many rules the editor's warning counts (product §2.10). */
export function countInactiveRules(rules: readonly ModelRule[]): number {
  return rules.filter((rule) => !isActiveRule(rule)).length;
}
