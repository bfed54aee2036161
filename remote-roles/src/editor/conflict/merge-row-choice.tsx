import { Box, chakra, Flex, RADIO_LOOK, StatusBadge, Text } from '@cabinet/kernel/ui';
import { useId } from 'react';
import type { Side } from './merge-order.ts';
import type { MergeRow } from './merge-roles.ts';
import { changedByText, type ModelName, rowTitle, sideText } from './merge-words.ts';

/** Theirs · yours · result; one below the other on a phone. */
export const MergeColumns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '1',
  },
});

const Row = /* @__PURE__ */ chakra('fieldset', {
  base: { border: 'none', p: '0', m: '0', minWidth: '0', py: '3', borderTopWidth: '1px' },
});
const Title = /* @__PURE__ */ chakra('legend', { base: { float: 'left', width: 'full', p: '0', mb: '1.5' } });
const Choice = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    py: '1',
    minWidth: '0',
    textStyle: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});
const Dot = /* @__PURE__ */ chakra('input', { base: { ...RADIO_LOOK, focusVisibleRing: 'outside' } });

const COLUMN = { theirs: 'Новая версия', mine: 'Ваша версия' } as const;
const SIDES = ['theirs', 'mine'] as const;

/** Says on a phone what the columns of a wide screen say. */
function ColumnName({ children }: { readonly children: string }) {
  return (
    <Text as="span" color="fg.muted" hideFrom="md">
      {`${children}: `}
    </Text>
  );
}

interface MergeRowChoiceProps {
  readonly row: MergeRow;
  /** Who has saved the newer version. */
  readonly them: string;
  readonly nameOf: ModelName;
  readonly onChoose: (id: string, side: Side) => void;
}

/** One difference, and whose version of it counts. */
export function MergeRowChoice({ row, them, nameOf, onChoose }: MergeRowChoiceProps) {
  const name = useId();
  return (
    <Row>
      <Title>
        <Flex gap="2" wrap="wrap" align="center">
          <Text as="span" fontWeight="medium">
            {rowTitle(row, nameOf)}
          </Text>
          {row.kind === 'permission' && (
            <Text as="span" textStyle="xs" color="fg.muted">
              {row.permission}
            </Text>
          )}
          {row.isConflict && <StatusBadge tone="warning">Выберите</StatusBadge>}
          <Text as="span" textStyle="sm" color="fg.muted">
            {changedByText(row, them)}
          </Text>
        </Flex>
      </Title>
      <MergeColumns clear="both">
        {SIDES.map((side) => (
          <Choice key={side}>
            <Dot
              type="radio"
              name={name}
              aria-label={`${COLUMN[side]}: ${sideText(row, side, nameOf)}`}
              checked={row.chosen === side}
              onChange={() => onChoose(row.id, side)}
            />
            <span>
              <ColumnName>{COLUMN[side]}</ColumnName>
              <span>{sideText(row, side, nameOf)}</span>
            </span>
          </Choice>
        ))}
        <Box py="1" textStyle="sm" fontWeight="medium" minW="0" overflowWrap="anywhere">
          <ColumnName>Результат</ColumnName>
          <span>{sideText(row, row.chosen, nameOf)}</span>
        </Box>
      </MergeColumns>
    </Row>
  );
}
