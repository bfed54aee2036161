import { isKnownRule, type KnownValues, type ModelRule } from '@cabinet/kernel/core/model-access';
import { type DraftAccess, type DraftRule, withKey } from '../draft.ts';

export type RuleChange = Partial<ModelRule>;

/** A rule as it begins: against the one for all models, which it is there to narrow. */
export function newRule({ all }: DraftAccess): DraftRule {
  return withKey({ type: 'vendor', action: all === 'enable' ? 'disable' : 'enable', value: '' });
}

export function withRule(access: DraftAccess, rule: DraftRule): DraftAccess {
  return { ...access, rules: [...access.rules, rule] };
}

export function withoutRule(access: DraftAccess, key: string): DraftAccess {
  return { ...access, rules: access.rules.filter((rule) => rule.key !== key) };
}

/** Another type has other values: one that it does not know is taken out. */
export function withChange(
  access: DraftAccess,
  key: string,
  change: RuleChange,
  known: KnownValues,
): DraftAccess {
  const rules = access.rules.map((rule) => {
    if (rule.key !== key) return rule;
    const changed = { ...rule, ...change };
    const isLost = changed.type !== rule.type && !isKnownRule(changed, known);
    return isLost ? { ...changed, value: '' } : changed;
  });
  return { ...access, rules };
}

export function withMove(access: DraftAccess, from: number, to: number): DraftAccess {
  const rules = [...access.rules];
  rules.splice(to, 0, ...rules.splice(from, 1));
  return { ...access, rules };
}
