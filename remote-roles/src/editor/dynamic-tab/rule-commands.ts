import type { KnownValues, RuleAction } from '@cabinet/kernel/core/model-access';
import type { DraftAccess } from '../draft.ts';
import { newRule, type RuleChange, withChange, withMove, withoutRule, withRule } from './rule-changes.ts';
import { type NameOf, numberAt, placeText, ruleName } from './rule-words.ts';
import type { RulePart } from './use-rule-focus.ts';

/** What commands work on, and whom they tell. */
export interface CommandContext {
  readonly access: DraftAccess;
  readonly onChange: (access: DraftAccess) => void;
  readonly known: KnownValues;
  readonly nameOf: NameOf;
  readonly announce: (text: string) => void;
  /** Moves the focus when the change is drawn; no rule: to the button that adds one. */
  readonly focusOn: (part: RulePart, key?: string) => void;
}

const NO_HIGHER = 'Выше некуда: первым всегда стоит правило для всех моделей';
const NO_LOWER = 'Ниже некуда: это последнее правило';

/** All that can be done with the rules; the same functions for as long as the tab is there. */
export function createRuleCommands(now: () => CommandContext, change: (access: DraftAccess) => void) {
  const indexOf = (key: string) => now().access.rules.findIndex((rule) => rule.key === key);

  return {
    setAll: (all: RuleAction) => change({ ...now().access, all }),
    change: (key: string, patch: RuleChange) => change(withChange(now().access, key, patch, now().known)),
    add(): void {
      const { access, announce, focusOn } = now();
      const rule = newRule(access);
      change(withRule(access, rule));
      focusOn('value', rule.key);
      announce(`Добавлено правило ${numberAt(access.rules.length)}`);
    },
    remove(key: string): void {
      const { access, announce, focusOn, nameOf } = now();
      const index = indexOf(key);
      const rule = access.rules[index];
      if (rule === undefined) return;
      const neighbour = access.rules[index + 1] ?? access.rules[index - 1];
      change(withoutRule(access, key));
      focusOn('remove', neighbour?.key);
      announce(`Удалено правило ${numberAt(index)}: ${ruleName(rule, nameOf)}`);
    },
    moveBy(key: string, step: 1 | -1): void {
      const { access, announce, focusOn, nameOf } = now();
      const from = indexOf(key);
      const [rule, other] = [access.rules[from], access.rules[from + step]];
      if (rule === undefined || other === undefined) {
        announce(step < 0 ? NO_HIGHER : NO_LOWER);
        return;
      }
      change(withMove(access, from, from + step));
      focusOn(step < 0 ? 'up' : 'down', key);
      announce(`${ruleName(rule, nameOf)}: ${placeText(from + step, access.rules.length)}`);
    },
    moveTo(from: number, to: number): void {
      if (from !== to) change(withMove(now().access, from, to));
    },
  };
}

export type RuleCommands = ReturnType<typeof createRuleCommands>;
