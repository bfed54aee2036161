import type { DragStart, DragUpdate, DropResult } from 'react-beautiful-dnd';
import type { DraftRule } from '../draft.ts';
import { type NameOf, placeText, ruleName } from './rule-words.ts';

export const DRAG_INSTRUCTIONS =
  'Нажмите пробел, чтобы взять правило. Взятое правило двигают стрелки вверх и вниз, пробел отпускает его на новом месте, Escape возвращает на прежнее.';

type Rules = readonly DraftRule[];

export function liftedText({ source }: DragStart, rules: Rules, nameOf: NameOf): string {
  const rule = rules[source.index];
  const name = rule === undefined ? '' : `: ${ruleName(rule, nameOf)}`;
  return `Правило взято${name}, ${placeText(source.index, rules.length)}`;
}

export function movedText({ destination }: DragUpdate, rules: Rules): string {
  if (destination === null) return 'Правило вне списка: отпущенное здесь, оно вернётся на своё место';
  return `Правило перемещено на ${placeText(destination.index, rules.length)}`;
}

export function droppedText({ reason, source, destination }: DropResult, rules: Rules): string {
  if (reason === 'CANCEL' || destination === null)
    return `Перемещение отменено, правило снова здесь: ${placeText(source.index, rules.length)}`;
  return `Правило отпущено: ${placeText(destination.index, rules.length)}`;
}
