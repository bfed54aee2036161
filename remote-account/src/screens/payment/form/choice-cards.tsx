import { Box, chakra, RADIO_LOOK, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly description?: string | undefined;
  readonly icon: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

const Group = /* @__PURE__ */ chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minWidth: '0' } });
const Legend = /* @__PURE__ */ chakra('legend', { base: { textStyle: 'label', mb: '2', p: '0' } });
const Cards = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
});
const ChoiceCard = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&:not(:has(:checked))': { _hover: { bg: 'bg.subtle' } },
    '&:has(:checked)': {
      borderColor: 'colorPalette.solid',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-color-palette-solid)',
      bg: 'colorPalette.subtle',
    },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineOffset: '2px',
      outlineColor: 'colorPalette.focusRing',
    },
  },
});
const Tile = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '10',
    borderRadius: 'l2',
    layerStyle: 'fill.muted',
    textStyle: 'lg',
  },
});
const Radio = /* @__PURE__ */ chakra('input', {
  base: {
    ...RADIO_LOOK,
    mt: '0.5',
    ms: 'auto',
    outline: 'none',
  },
});

/** One choice of few, each with room to say what it means. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, choices, onChange } = props;
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Cards>
        {choices.map((choice) => (
          <ChoiceCard key={choice.value}>
            <Tile>{choice.icon}</Tile>
            <Box minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {choice.title}
              </Text>
              {choice.description !== undefined && (
                <Text textStyle="sm" color="fg.muted">
                  {choice.description}
                </Text>
              )}
            </Box>
            <Radio
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
          </ChoiceCard>
        ))}
      </Cards>
    </Group>
  );
}
