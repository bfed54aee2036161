import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { CONTROL_TEXT } from '../../system/recipes/control-text.ts';
import { ChevronDownIcon } from '../icons/chevron-down-icon.ts';

/** One choice. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps extends Omit<HTMLChakraProps<'select'>, 'children' | 'size'> {
  readonly options: readonly SelectOption[];
  /** Shown as the empty choice. */
  readonly placeholder?: string | undefined;
  /** `sm` for filters and toolbars. */
  readonly size?: 'sm' | 'md' | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

const Frame = /* @__PURE__ */ chakra('div', { base: { position: 'relative', width: '100%' } });
const Control = /* @__PURE__ */ chakra('select', {
  base: {
    appearance: 'none',
    width: '100%',
    ps: '3',
    pe: '9',
    bg: 'bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '&:not([aria-invalid=true])': { _hover: { borderColor: 'fg.muted' } },
    _disabled: { layerStyle: 'disabled' },
    _invalid: { borderColor: 'border.error' },
    '& > option': { bg: 'bg', color: 'fg' },
    ...CONTROL_TEXT,
  },
  variants: {
    size: { sm: { height: '8', textStyle: 'sm' }, md: { height: '10', textStyle: 'md' } },
  },
  defaultVariants: { size: 'md' },
});

function choices(options: readonly SelectOption[]): ReactNode {
  return options.map(({ value, label, isDisabled = false }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}

/** The browser's own select. It is a wheel on a phone, takes typing on a desktop, and every screen reader knows it. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Frame>
      <Control {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices(options)}
      </Control>
      <ChevronDownIcon
        position="absolute"
        insetEnd="2.5"
        top="50%"
        mt="-0.625em"
        color="fg.muted"
        pointerEvents="none"
      />
    </Frame>
  );
}
