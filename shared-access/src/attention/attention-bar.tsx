import { Card, Flex, Heading, Skeleton } from '@cabinet/kernel/ui';
import { useId } from 'react';
import { AttentionLine } from './attention-line.tsx';
import type { AttentionLine as Line } from './attention-words.ts';

/**
 * What waits for staff, in one row above the list that they came for. It keeps its height in every window and while the
 * answer is on its way, so that the list stands still.
 */
export function AttentionBar({ lines }: { readonly lines: readonly Line[] | undefined }) {
  const titleId = useId();
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      aria-busy={lines === undefined}
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ md: 'center' }}
      columnGap="6"
      rowGap="1"
      py="3"
    >
      <Heading id={titleId} size="sm" flexShrink="0">
        Требует внимания
      </Heading>
      <Flex as="ul" minHeight="10" overflowX="auto" columnGap="6" paddingInline="2" listStyle="none">
        {lines === undefined ? (
          <Skeleton as="li" height="6" width="16rem" alignSelf="center" />
        ) : (
          lines.map((line) => (
            <Flex as="li" key={line.to} flexShrink="0" whiteSpace="nowrap">
              <AttentionLine line={line} isBrief />
            </Flex>
          ))
        )}
      </Flex>
    </Card>
  );
}
