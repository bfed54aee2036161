import { serialiseAllRule, serialiseRule } from './dynamic-permission.ts';
import { type AccessModel, isActiveRule, type ModelAccess, type ModelRule } from './rules.ts';

/** Why the evaluator blocks a model (product §3.9). */
export const BLOCKED_BY_RULES_REASON = 'Заблокировано правилами';

/** What the rules say about one model. */
export interface ModelVerdict {
  readonly hasAccess: boolean;
  /** {@link BLOCKED_BY_RULES_REASON} when blocked, else null. */
  readonly reason: string | null;
  /** The string of the rule that decided: the last one that matches, or the all-rule. */
  readonly rule: string;
}

/** Whether a rule matches a model; an inactive rule matches none. Case matters. */
export function ruleMatches(rule: ModelRule, model: AccessModel): boolean {
  if (!isActiveRule(rule)) return false;
  switch (rule.type) {
    case 'vendor':
      return model.developer === rule.value;
    case 'tag':
      return model.tags.includes(rule.value);
    case 'type':
      return model.type === rule.value;
    case 'model':
      return model.id === rule.value;
  }
}

/**
 * The one evaluator: a model starts as the all-rule says, then later rules override earlier ones in order
 * (product §4.13).
 */
export function evaluateModel(access: ModelAccess, model: AccessModel): ModelVerdict {
  const deciding = access.rules.findLast((rule) => ruleMatches(rule, model));
  const hasAccess = (deciding?.action ?? access.all) === 'enable';
  return {
    hasAccess,
    reason: hasAccess ? null : BLOCKED_BY_RULES_REASON,
    rule: deciding ? serialiseRule(deciding) : serialiseAllRule(access.all),
  };
}
