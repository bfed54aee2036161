import { type RuleEffect, ruleEffects } from '@cabinet/kernel/core/model-access';
import { useDeferredValue, useMemo } from 'react';
import type { Suggestions } from '../../api/suggestions.ts';
import { accessModel, type DraftAccess, type DraftRule } from '../draft.ts';

/** What the rules decide. A rule that has just changed has no effect yet: it is counted a moment later. */
export interface RuleEffects {
  readonly all: number;
  readonly total: number;
  readonly ofRule: ReadonlyMap<DraftRule, RuleEffect | undefined>;
}

/** Counted over the enabled models, after the change itself is on the screen. */
export function useRuleEffects(access: DraftAccess, suggestions: Suggestions): RuleEffects {
  const counted = useDeferredValue(access);
  const models = useMemo(
    () => suggestions.models.filter(({ enabled }) => enabled).map(accessModel),
    [suggestions],
  );
  return useMemo(() => {
    const { all, rules } = ruleEffects(counted, models);
    const ofRule = new Map(counted.rules.map((rule, index) => [rule, rules[index]]));
    return { all, total: models.length, ofRule };
  }, [counted, models]);
}
