import { Flex, Heading, Stack } from '@cabinet/kernel/ui';
import { type ReactNode, useId } from 'react';

interface FigureProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Without one, what stands below comes at once. */
  readonly value?: ReactNode;
  /** Below the value. */
  readonly children?: ReactNode;
}

/** One of the numbers that a person comes for. */
export function Figure({ title, action, value, children }: FigureProps) {
  const titleId = useId();
  return (
    // Its sum is never cut: where there is no room beside the others, it takes a row of its own.
    <Stack
      as="section"
      aria-labelledby={titleId}
      gap="1"
      minW="min-content"
      maxW="full"
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
    >
      <Flex justify="space-between" align="center" gap="2" minH="7">
        <Heading id={titleId} size="sm" color="fg.muted" fontWeight="normal">
          {title}
        </Heading>
        {action}
      </Flex>
      {value !== undefined && (
        <Flex
          align="center"
          columnGap="2.5"
          rowGap="1"
          wrap="wrap"
          textStyle={{ base: 'xl', sm: '2xl' }}
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {value}
        </Flex>
      )}
      <Stack gap="1" textStyle="sm" color="fg.muted">
        {children}
      </Stack>
    </Stack>
  );
}
