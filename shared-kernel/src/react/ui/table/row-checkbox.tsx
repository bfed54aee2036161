import { chakra } from '@chakra-ui/react/styled-system';

const Box = /* @__PURE__ */ chakra('input', {
  base: {
    display: 'block',
    width: '4.5',
    height: '4.5',
    accentColor: 'colorPalette.solid',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});

/** Props of {@link RowCheckbox}. */
export interface RowCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some but not all. */
  readonly isPartial?: boolean | undefined;
  readonly onToggle: () => void;
}

/** Chooses a row, or all of them, for an action on many. */
export function RowCheckbox({ label, isChecked, isPartial = false, onToggle }: RowCheckboxProps) {
  return (
    <Box
      ref={(element: HTMLInputElement | null) => {
        if (element !== null) element.indeterminate = isPartial;
      }}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={onToggle}
    />
  );
}
