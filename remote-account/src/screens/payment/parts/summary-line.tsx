import { Flex, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** A name and a figure at the two ends of a line. */
export function SummaryLine({
  term,
  isStrong = false,
  children,
}: {
  readonly term: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Flex justify="space-between" align="baseline" gap="4">
      <Text as="dt" color={isStrong ? 'fg' : 'fg.muted'} textStyle={isStrong ? 'md' : 'sm'}>
        {term}
      </Text>
      <Text
        as="dd"
        textAlign="end"
        textStyle={isStrong ? 'xl' : 'sm'}
        fontWeight={isStrong ? 'semibold' : 'medium'}
        fontVariantNumeric="tabular-nums"
      >
        {children}
      </Text>
    </Flex>
  );
}
