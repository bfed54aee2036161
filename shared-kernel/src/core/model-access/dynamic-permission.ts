import { type ModelRule, RULE_ACTIONS, RULE_TYPES, type RuleAction, type RuleType } from './rules.ts';

/** One dynamic permission string, taken apart (product §3.8). */
export type DynamicPermission =
  | { readonly kind: 'all'; readonly action: RuleAction }
  | { readonly kind: 'rule'; readonly rule: ModelRule };

const RULE = /^([^:]*):([^:]*):(.*)$/s;

/**
 * Takes '{type}:{action}:{value}' or 'all:{action}' apart. Undefined for any other text (product §3.8). The first two
 * colons separate, so a value may hold colons: 'model:enable:acme:large' names the model 'acme:large'.
 */
export function parseDynamicPermission(text: string): DynamicPermission | undefined {
  if (text === 'all:enable') return { kind: 'all', action: 'enable' };
  if (text === 'all:disable') return { kind: 'all', action: 'disable' };
  const [, type, action, value] = RULE.exec(text) ?? [];
  if (!isRuleType(type) || !isRuleAction(action) || value === undefined) return undefined;
  return { kind: 'rule', rule: { type, action, value } };
}

/** Begins as an all-rule does, in any case of letters and with any blanks. */
const MEANS_ALL = /^\s*all\s*(?::|$)/i;

/**
 * Whether a text was meant as an all-rule and is none: 'All:disable', 'all: enable', 'all'. Such a text is refused where
 * it is saved, and closes every model where it is met (product §5.7).
 */
export function isMalformedAllRule(text: string): boolean {
  return MEANS_ALL.test(text) && parseDynamicPermission(text) === undefined;
}

/** Whether a permission string is a model-access rule or the all-rule (product §3.8). */
export function isDynamicPermission(text: string): boolean {
  return parseDynamicPermission(text) !== undefined;
}

/** The string of a rule (product §3.8). */
export function serialiseRule(rule: ModelRule): string {
  return `${rule.type}:${rule.action}:${rule.value}`;
}

/** The string of an all-rule (product §3.8). */
export function serialiseAllRule(action: RuleAction): string {
  return `all:${action}`;
}

function isRuleType(text: string | undefined): text is RuleType {
  return RULE_TYPES.some((type) => type === text);
}

function isRuleAction(text: string | undefined): text is RuleAction {
  return RULE_ACTIONS.some((action) => action === text);
}
