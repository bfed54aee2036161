import { RowCheckbox } from './row-checkbox.tsx';
import type { RowSelection } from './use-row-selection.ts';

/** The name of the box above the boxes, in the table's head and over the cards. */
export const SELECT_ALL_LABEL = 'Выбрать все строки';

/** Chooses every row in sight, or none when all are chosen. */
export function SelectAll<Row>({
  selection,
  count,
}: {
  readonly selection: RowSelection<Row>;
  /** How many rows are in sight. */
  readonly count: number;
}) {
  const chosen = selection.rows.length;
  return (
    <RowCheckbox
      label={SELECT_ALL_LABEL}
      isChecked={count > 0 && chosen === count}
      isPartial={chosen > 0 && chosen < count}
      onToggle={selection.toggleAll}
    />
  );
}
