import { ComboboxStyles } from '@cabinet/kernel/ui/combobox';
import { DragDropContext, Droppable } from 'react-beautiful-dnd';
import type { DraftAccess } from '../draft.ts';
import { AllRule } from './all-rule.tsx';
import { DRAG_INSTRUCTIONS, droppedText, liftedText, movedText } from './drag-words.ts';
import type { RuleCommands } from './rule-commands.ts';
import { RuleItem } from './rule-item.tsx';
import type { RuleOptions } from './rule-options.ts';
import { type NameOf, numberAt, ruleName } from './rule-words.ts';
import { StyledRules } from './styled-rules.ts';
import type { RuleEffects } from './use-rule-effects.ts';

interface RuleEditorProps {
  readonly access: DraftAccess;
  readonly effects: RuleEffects;
  readonly options: RuleOptions;
  readonly nameOf: NameOf;
  readonly commands: RuleCommands;
}

/** The rules in their order, to be changed and dragged. */
export function RuleEditor({ access, effects, options, nameOf, commands }: RuleEditorProps) {
  const { all, rules } = access;
  return (
    <DragDropContext
      dragHandleUsageInstructions={DRAG_INSTRUCTIONS}
      onDragStart={(start, { announce }) => announce(liftedText(start, rules, nameOf))}
      onDragUpdate={(update, { announce }) => announce(movedText(update, rules))}
      onDragEnd={(result, { announce }) => {
        announce(droppedText(result, rules));
        const { reason, source, destination } = result;
        if (reason === 'DROP' && destination !== null) commands.moveTo(source.index, destination.index);
      }}
    >
      <Droppable droppableId="rules">
        {({ innerRef, droppableProps, placeholder }) => (
          // A list without markers is none to Safari, unless it says so.
          <StyledRules ref={innerRef} {...droppableProps} role="list" aria-label="Правила доступа к моделям">
            <AllRule action={all} decides={effects.all} total={effects.total} onChange={commands.setAll} />
            {rules.map((rule, index) => (
              <RuleItem
                key={rule.key}
                {...{ rule, index, commands }}
                number={numberAt(index)}
                name={ruleName(rule, nameOf)}
                isFirst={index === 0}
                isLast={index === rules.length - 1}
                matches={effects.ofRule.get(rule)?.matches}
                decides={effects.ofRule.get(rule)?.decides}
                options={options[rule.type]}
              />
            ))}
            {placeholder}
          </StyledRules>
        )}
      </Droppable>
      <ComboboxStyles />
    </DragDropContext>
  );
}
