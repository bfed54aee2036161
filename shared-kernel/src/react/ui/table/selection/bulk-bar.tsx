import type { ReactNode } from 'react';
import { plural } from '../../../../core/text/plural.ts';
import { Button } from '../../button.tsx';
import { IconButton } from '../../icon-button.tsx';
import { CloseIcon } from '../../icons/close-icon.ts';
import { Box, Flex } from '../../layout.ts';
import { Text } from '../../text.ts';
import { usePublishedHeight } from '../../use-published-height.ts';

interface BulkBarProps {
  readonly count: number;
  /** How many rows the filter finds on all pages, where all of them may be meant. */
  readonly total: number | undefined;
  /** All that the filter finds are chosen. */
  readonly isAll: boolean;
  /** Another number is on its way. */
  readonly isCounting: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

const rowsText = (count: number) =>
  `${plural(count, 'Выбрана', 'Выбраны', 'Выбрано')} ${count} ${plural(count, 'строка', 'строки', 'строк')}`;

/**
 * Shows what can be done with the chosen rows. It floats at the end of the window, where it moves nothing, and the page ends
 * above it.
 */
export function BulkBar({ count, total = 0, isAll, isCounting, onAll, onClear, children }: BulkBarProps) {
  const bar = usePublishedHeight('--selection-bar-height');
  const found = total.toLocaleString('ru-RU');
  return (
    <Box
      ref={bar}
      data-sticks
      position="fixed"
      bottom="var(--shell-bars-height, 0px)"
      insetStart={{ base: '4', md: 'calc(var(--chakra-sizes-sidebar) + 2rem)' }}
      insetEnd={{ base: '4', md: '8' }}
      pb="4"
      zIndex="docked"
      pointerEvents="none"
    >
      <Flex
        role="region"
        aria-label="Действия с выбранными"
        align="center"
        columnGap="3"
        rowGap="2"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        w="fit-content"
        maxW="full"
        mx="auto"
        ps="4"
        pe="2"
        py="2"
        borderWidth="1px"
        borderColor="colorPalette.border"
        borderRadius="l3"
        layerStyle="fill.subtle"
        boxShadow="lg"
        pointerEvents="auto"
      >
        <Text textStyle="sm" fontWeight="medium" role="status" flexShrink="0">
          {isAll ? `Выбраны все ${found}` : rowsText(count)}
        </Text>
        {!isAll && total > count && (
          <Button variant="plain" size="sm" disabled={isCounting} onClick={onAll}>
            {`Выбрать все ${found}`}
          </Button>
        )}
        <Flex gap="2" wrap="wrap" minW="0" w={{ base: 'full', md: 'auto' }} order={{ base: '1', md: '0' }}>
          {children}
        </Flex>
        <IconButton size="sm" ms="auto" label="Снять выбор" onClick={onClear}>
          <CloseIcon />
        </IconButton>
      </Flex>
    </Box>
  );
}
