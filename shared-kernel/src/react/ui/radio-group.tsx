import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Flex } from './layout.ts';
import { RADIO_LOOK } from './radio-look.ts';
import { Text } from './text.ts';

/** One of the choices of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> {
  /** Says what is being chosen. */
  readonly legend: ReactNode;
  /** The name that the radios share, as a form sends it. */
  readonly name: string;
  readonly value: Value;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const Group = /* @__PURE__ */ chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minWidth: '0' } });
const Legend = /* @__PURE__ */ chakra('legend', { base: { textStyle: 'label', mb: '1.5', p: '0' } });
const Label = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    cursor: 'pointer',
    textStyle: 'sm',
    py: '1',
  },
});
const Dot = /* @__PURE__ */ chakra('input', {
  base: {
    ...RADIO_LOOK,
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
  },
});

/** Radios in the accent colour: one choice among a few, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, value, options, onChange, onBlur, error, disabled } = props;
  const errorId = useId();
  return (
    <Group
      role="radiogroup"
      disabled={disabled}
      {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <Legend>{legend}</Legend>
      <Flex columnGap="6" wrap="wrap">
        {options.map((option) => (
          <Label key={option.value}>
            <Dot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </Label>
        ))}
      </Flex>
      {error !== undefined && (
        <Text id={errorId} role="alert" textStyle="sm" color="fg.error" mt="1.5">
          {error}
        </Text>
      )}
    </Group>
  );
}
