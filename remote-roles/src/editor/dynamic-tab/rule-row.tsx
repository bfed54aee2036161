import {
  isActiveRule,
  RULE_ACTION_LABELS,
  RULE_ACTIONS,
  RULE_TYPE_LABELS,
  RULE_TYPES,
  type RuleEffect,
} from '@cabinet/kernel/core/model-access';
import { Combobox, type ComboboxOption } from '@cabinet/kernel/ui/combobox';
import { memo, useId } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import type { DraftRule } from '../draft.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { RuleButtons } from './rule-buttons.tsx';
import type { RuleCommands } from './rule-commands.ts';
import { EffectText } from './rule-effect.tsx';
import { GRIP } from './rule-icons.tsx';
import { VALUE_PLACEHOLDERS } from './rule-options.ts';
import { effectText } from './rule-words.ts';

export interface RuleRowProps {
  readonly rule: DraftRule;
  /** What it is called by, counted from the rule for all models. */
  readonly number: number;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Undefined while it is being counted. */
  readonly matches: RuleEffect['matches'] | undefined;
  readonly decides: RuleEffect['decides'] | undefined;
  readonly options: readonly ComboboxOption[];
  readonly commands: RuleCommands;
}

function ruleEffect({ rule, matches, decides }: RuleRowProps): string {
  if (!isActiveRule(rule)) return 'Не действует: выберите значение';
  return matches === undefined || decides === undefined ? '' : effectText({ matches, decides });
}

/** The controls of a rule. Dragging moves the item around them and draws nothing of this again. */
export const RuleRow = memo(function RuleRow({
  handle,
  ...props
}: RuleRowProps & { readonly handle: DraggableProvidedDragHandleProps | null }) {
  const { rule, number, name, options, commands } = props;
  const { key, type, action, value } = rule;
  const effectId = useId();
  return (
    <>
      <button
        type="button"
        {...handle}
        data-part="handle"
        aria-label={`Переместить правило ${number}: ${name}`}
      >
        {GRIP}
      </button>
      <span data-part="number" aria-hidden>
        {`${number}.`}
      </span>
      <ChoiceSelect
        part="action"
        label={`Действие правила ${number}`}
        values={RULE_ACTIONS}
        labels={RULE_ACTION_LABELS}
        value={action}
        onChange={(next) => commands.change(key, { action: next })}
      />
      <ChoiceSelect
        part="type"
        label={`Тип правила ${number}`}
        values={RULE_TYPES}
        labels={RULE_TYPE_LABELS}
        value={type}
        onChange={(next) => commands.change(key, { type: next })}
      />
      <div data-part="value">
        <Combobox
          label={`Значение правила ${number}`}
          options={options}
          value={value}
          placeholder={VALUE_PLACEHOLDERS[type]}
          size="sm"
          isClearable
          describedBy={effectId}
          onChange={(next) => commands.change(key, { value: next })}
        />
      </div>
      <EffectText id={effectId} isIdle={!isActiveRule(rule) || props.decides === 0}>
        {ruleEffect(props)}
      </EffectText>
      <RuleButtons {...props} />
    </>
  );
});
