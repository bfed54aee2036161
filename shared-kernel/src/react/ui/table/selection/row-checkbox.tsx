import { chakra } from '@chakra-ui/react/styled-system';
import { CHECKBOX_LOOK } from '../../checkbox-look.ts';

const Box = /* @__PURE__ */ chakra('input', {
  base: {
    ...CHECKBOX_LOOK,
    display: 'grid',
    cursor: 'pointer',
  },
});

/** Props of {@link RowCheckbox}. */
export interface RowCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some are chosen, but not all. */
  readonly isPartial?: boolean | undefined;
  /** `isRange`: Shift was held, with a press or with the space bar. */
  readonly onToggle: (isRange: boolean) => void;
}

/** Chooses a row, or all of them, for an action on many. */
export function RowCheckbox({ label, isChecked, isPartial = false, onToggle }: RowCheckboxProps) {
  return (
    <Box
      ref={(element: HTMLInputElement | null) => {
        if (element !== null) element.indeterminate = isPartial;
      }}
      type="checkbox"
      data-walk="choose"
      aria-label={label}
      checked={isChecked}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
