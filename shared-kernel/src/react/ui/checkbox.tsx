import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CHECKBOX_LOOK } from './checkbox-look.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
  /** Some of the things that it stands for are chosen, but not all. */
  readonly isPartial?: boolean | undefined;
}

const Label = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    cursor: 'pointer',
    textStyle: 'sm',
    py: '0.5',
  },
});
const Box = /* @__PURE__ */ chakra('input', {
  base: {
    ...CHECKBOX_LOOK,
    mt: '0.5',
    cursor: 'inherit',
    _disabled: { layerStyle: 'disabled' },
  },
});

/** The browser's own checkbox in the accent colour, with its label. */
export function Checkbox({ children, isPartial = false, ...rest }: CheckboxProps) {
  return (
    <Label>
      <Box
        {...rest}
        ref={(element: HTMLInputElement | null) => {
          if (element !== null) element.indeterminate = isPartial;
        }}
        type="checkbox"
      />
      <span>{children}</span>
    </Label>
  );
}
