import { RULE_ACTION_LABELS, RULE_ACTIONS, type RuleAction } from '@cabinet/kernel/core/model-access';
import { memo } from 'react';
import { ChoiceSelect } from './choice-select.tsx';
import { EffectText } from './rule-effect.tsx';
import { LOCK } from './rule-icons.tsx';
import { allEffectText } from './rule-words.ts';

export const ALL_RULE_NOTE = 'Это правило всегда первое: остальные его уточняют';

interface AllRuleProps {
  readonly action: RuleAction;
  /** For how many of all models it decides. */
  readonly decides: number;
  readonly total: number;
  readonly onChange: (action: RuleAction) => void;
}

/** The rule for all models: it can be changed, not moved. */
export const AllRule = memo(function AllRule({ action, decides, total, onChange }: AllRuleProps) {
  return (
    <li data-rule="all">
      <span data-part="lock">{LOCK}</span>
      <span data-part="number" aria-hidden>
        1.
      </span>
      <ChoiceSelect
        part="action"
        label="Действие правила 1, для всех моделей"
        values={RULE_ACTIONS}
        labels={RULE_ACTION_LABELS}
        value={action}
        onChange={onChange}
      />
      <span data-part="type">все модели</span>
      <span data-part="value">{ALL_RULE_NOTE}</span>
      <EffectText isIdle={false}>{allEffectText(decides, total)}</EffectText>
    </li>
  );
});
