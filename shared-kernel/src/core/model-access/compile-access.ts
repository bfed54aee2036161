import { serialiseAllRule, serialiseRule } from './dynamic-permission.ts';
import {
  type AccessModel,
  isActiveRule,
  type ModelAccess,
  type ModelRule,
  RULE_TYPES,
  type RuleType,
} from './rules.ts';

/** Why the evaluator blocks a model (product §3.9). */
export const BLOCKED_BY_RULES_REASON = 'Заблокировано правилами';

/** What the rules say about one model. */
export interface ModelVerdict {
  readonly hasAccess: boolean;
  /** {@link BLOCKED_BY_RULES_REASON} when the model is blocked, otherwise null. */
  readonly reason: string | null;
  /** The string of the rule that decided: the last one that matches, or the all-rule. */
  readonly rule: string;
}

/** Rules made ready for many models. Looking up a model costs as much as it has tags, however many rules there are. */
export interface CompiledAccess {
  readonly verdictOf: (model: AccessModel) => ModelVerdict;
  /** The place among `rules` of the rule that decides, or -1 for the all-rule. */
  readonly decidingIndexOf: (model: AccessModel) => number;
  /** The places of the rules that match, in order. */
  readonly matchingIndexesOf: (model: AccessModel) => number[];
  /** The rules that match before the one that decides, the all-rule first (product §17.3). */
  readonly overriddenOf: (model: AccessModel) => string[];
}

/** The places of the rules of one type, in order, by the value that they name. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The values of a model that a rule of each type looks at. Case matters. */
export const MODEL_VALUES: Readonly<Record<RuleType, (model: AccessModel) => readonly string[]>> = {
  vendor: ({ developer }) => [developer],
  tag: ({ tags }) => tags,
  type: ({ type }) => [type],
  model: ({ id }) => [id],
};

/**
 * The one evaluator. A model starts as the all-rule says, then later rules override earlier ones in order. An inactive
 * rule matches nothing (product §4.13).
 */
export function compileAccess({ all, rules }: ModelAccess): CompiledAccess {
  const placesOf = Object.fromEntries(RULE_TYPES.map((type) => [type, placesOfType(rules, type)]));

  function matchingIndexesOf(model: AccessModel): number[] {
    const places = RULE_TYPES.flatMap((type) =>
      MODEL_VALUES[type](model).flatMap((value) => placesOf[type]?.get(value) ?? []),
    );
    return [...new Set(places)].sort((one, other) => one - other);
  }
  function decidingIndexOf(model: AccessModel): number {
    let deciding = -1;
    for (const type of RULE_TYPES)
      for (const value of MODEL_VALUES[type](model))
        deciding = Math.max(deciding, placesOf[type]?.get(value)?.at(-1) ?? -1);
    return deciding;
  }
  const allString = serialiseAllRule(all);
  const strings = rules.map(serialiseRule);
  const stringAt = (index: number) => strings[index] ?? allString;

  return {
    decidingIndexOf,
    matchingIndexesOf,
    verdictOf(model) {
      const index = decidingIndexOf(model);
      const hasAccess = (rules[index]?.action ?? all) === 'enable';
      return { hasAccess, reason: hasAccess ? null : BLOCKED_BY_RULES_REASON, rule: stringAt(index) };
    },
    overriddenOf(model) {
      return [-1, ...matchingIndexesOf(model)].slice(0, -1).map(stringAt);
    },
  };
}

function placesOfType(rules: readonly ModelRule[], type: RuleType): Places {
  const places = new Map<string, number[]>();
  for (const [index, rule] of rules.entries()) {
    if (rule.type !== type || !isActiveRule(rule)) continue;
    const known = places.get(rule.value);
    if (known === undefined) places.set(rule.value, [index]);
    else known.push(index);
  }
  return places;
}
