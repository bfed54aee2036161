import { compileAccess, MODEL_VALUES } from './compile-access.ts';
import { type AccessModel, isActiveRule, type ModelAccess, RULE_TYPES, type RuleType } from './rules.ts';

/** What one rule does among the others. */
export interface RuleEffect {
  /** How many models the rule names. */
  readonly matches: number;
  /** For how many of them the rule decides. 0 while it matches some means that later rules make it idle. */
  readonly decides: number;
}

type Counts = ReadonlyMap<string, number>;

/** What the all-rule and each of the rules do to these models, in the order of the rules (product §2.10). */
export function ruleEffects(
  access: ModelAccess,
  models: readonly AccessModel[],
): { readonly all: number; readonly rules: readonly RuleEffect[] } {
  const { decidingIndexOf } = compileAccess(access);
  // This counts by value and not rule by rule, a few steps for each model, however many rules name it.
  const named = new Map(RULE_TYPES.map((type) => [type, modelsByValue(type, models)]));
  const decides = access.rules.map(() => 0);
  let all = 0;
  for (const model of models) {
    const deciding = decidingIndexOf(model);
    if (deciding === -1) all += 1;
    else decides[deciding] = (decides[deciding] ?? 0) + 1;
  }
  const rules = access.rules.map((rule, index) => ({
    matches: isActiveRule(rule) ? (named.get(rule.type)?.get(rule.value) ?? 0) : 0,
    decides: decides[index] ?? 0,
  }));
  return { all, rules };
}

function modelsByValue(type: RuleType, models: readonly AccessModel[]): Counts {
  const counts = new Map<string, number>();
  for (const model of models)
    for (const value of new Set(MODEL_VALUES[type](model))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
