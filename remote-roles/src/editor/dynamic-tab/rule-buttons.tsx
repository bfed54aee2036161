import { DOWN, TRASH, UP } from './rule-icons.tsx';
import type { RuleRowProps } from './rule-row.tsx';

type RuleButtonsProps = Pick<RuleRowProps, 'rule' | 'number' | 'name' | 'isFirst' | 'isLast' | 'commands'>;

/** Moves a rule by one and takes it out. At an end of the list a button stays where it is, and keeps the focus. */
export function RuleButtons({ rule, number, name, isFirst, isLast, commands }: RuleButtonsProps) {
  const which = `правило ${number}: ${name}`;
  return (
    <div data-part="buttons">
      <button
        type="button"
        data-part="up"
        title="Выше"
        aria-label={`Выше: ${which}`}
        aria-disabled={isFirst}
        onClick={() => commands.moveBy(rule.key, -1)}
      >
        {UP}
      </button>
      <button
        type="button"
        data-part="down"
        title="Ниже"
        aria-label={`Ниже: ${which}`}
        aria-disabled={isLast}
        onClick={() => commands.moveBy(rule.key, 1)}
      >
        {DOWN}
      </button>
      <button
        type="button"
        data-part="remove"
        title="Удалить"
        aria-label={`Удалить ${which}`}
        onClick={() => commands.remove(rule.key)}
      >
        {TRASH}
      </button>
    </div>
  );
}
