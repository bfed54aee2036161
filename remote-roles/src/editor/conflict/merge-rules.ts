import type { ModelRule, RuleAction } from '@cabinet/kernel/core/model-access';
import { joinOrders, judgeOrder, type OrderVerdict, type Side, type Sides } from './merge-order.ts';

/** What the sides say of one rule; `null`: they do not have it. */
export interface RuleVersions extends Sides<RuleAction | null> {
  readonly key: string;
  readonly rule: Pick<ModelRule, 'type' | 'value'>;
}

type Keyed = ReadonlyMap<string, ModelRule>;

/** Names each rule by what it looks at; of several about the same thing the second is another rule. */
function keyed(rules: readonly ModelRule[]): Keyed {
  const seen = new Map<string, number>();
  return new Map(
    rules.map((rule) => {
      const name = `${rule.type}:${rule.value}`;
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${name}#${count}`, rule] as const;
    }),
  );
}

/** The rules of all sides with what each says of them, and whose order counts. */
export interface RulesComparison {
  readonly versions: readonly RuleVersions[];
  readonly order: OrderVerdict;
  readonly keys: Sides<readonly string[]>;
}

export function compareRules(sides: Sides<readonly ModelRule[]>): RulesComparison {
  const base = keyed(sides.base);
  const theirs = keyed(sides.theirs);
  const mine = keyed(sides.mine);
  const keys = { base: [...base.keys()], theirs: [...theirs.keys()], mine: [...mine.keys()] };
  const versions = new Map<string, RuleVersions>();
  for (const [key, { type, value }] of [...base, ...theirs, ...mine])
    versions.set(key, {
      key,
      rule: { type, value },
      base: base.get(key)?.action ?? null,
      theirs: theirs.get(key)?.action ?? null,
      mine: mine.get(key)?.action ?? null,
    });
  return { versions: [...versions.values()], order: judgeOrder(keys), keys };
}

/** The rules that come of it: `chosen` says of each whose version counts, `order` whose order does. */
export function joinRules(
  { versions, keys }: RulesComparison,
  chosen: (rule: RuleVersions) => Side,
  order: Side,
): ModelRule[] {
  const kept = new Map<string, ModelRule>();
  for (const version of versions) {
    const action = version[chosen(version)];
    if (action !== null) kept.set(version.key, { ...version.rule, action });
  }
  const left = (side: Side) => keys[side].filter((key) => kept.has(key));
  const joined = joinOrders({ theirs: left('theirs'), mine: left('mine') }, order);
  return joined.flatMap((key) => kept.get(key) ?? []);
}
