import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { CHECKBOX_LOOK } from './checkbox-look.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
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
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Label>
      <Box {...rest} type="checkbox" />
      <span>{children}</span>
    </Label>
  );
}
