import { chakra } from '@chakra-ui/react/styled-system';
import { Box, Flex } from '../layout.ts';
import { Text } from '../text.ts';
import { isPlainPress } from './is-plain-press.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { handleRowKey } from './row-keys.ts';
import type { TableView } from './table-view.ts';

const Facts = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    mt: '2',
  },
});
const Term = /* @__PURE__ */ chakra('dt', { base: { color: 'fg.muted', textStyle: 'sm' } });
const Value = /* @__PURE__ */ chakra('dd', {
  base: { textStyle: 'sm', textAlign: 'end', minWidth: '0', overflowWrap: 'anywhere' },
});

/** A row as a card of the phone layout. */
export function RowCard<Row>({ row, view }: { readonly row: Row; readonly view: TableView<Row> }) {
  const { columns, rowLabel, rowActions, onOpen, selection } = view;
  const title = columns.find(({ isTitle = false }) => isTitle) ?? columns[0];
  const summary = columns.find(({ isSummary = false }) => isSummary);
  const facts = columns.filter(
    (column) => column !== title && column !== summary && column.isEmpty?.(row) !== true,
  );
  const open = onOpen && (() => onOpen(row));
  const toggle = selection ? () => selection.toggle(row) : undefined;
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <Box
      as="li"
      layerStyle="card"
      p="4"
      data-row=""
      bg={isSelected ? 'colorPalette.subtle' : undefined}
      {...(open === undefined ? {} : { tabIndex: 0, focusVisibleRing: 'outside', cursor: 'pointer' })}
      onKeyDown={(event) => handleRowKey(event, { onOpen: open, onToggle: toggle })}
      onClick={(event) => {
        if (open !== undefined && isPlainPress(event)) open();
      }}
    >
      <Flex align="center" gap="3">
        {toggle !== undefined && (
          <RowCheckbox label={`Выбрать: ${rowLabel(row)}`} isChecked={isSelected} onToggle={toggle} />
        )}
        <Box flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
          {title?.cell(row)}
        </Box>
        {summary !== undefined && (
          <Box textStyle="money" fontWeight="semibold">
            <Text as="span" srOnly>
              {summary.header}:{' '}
            </Text>
            {summary.cell(row)}
          </Box>
        )}
        {rowActions !== undefined && <RowActionsMenu rowLabel={rowLabel(row)} actions={rowActions(row)} />}
      </Flex>
      <Facts>
        {facts.map(({ id, header, cell, isNumeric = false }) => (
          <Box key={id} display="contents">
            <Term>{header}</Term>
            <Value {...(isNumeric ? { textStyle: 'money', fontSize: 'sm' } : {})}>{cell(row)}</Value>
          </Box>
        ))}
      </Facts>
    </Box>
  );
}
