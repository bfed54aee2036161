import { Badge, CheckIcon, Flex, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface HeldMarkProps {
  /** What the role has; `null` where it has not. */
  readonly children: ReactNode;
  readonly isDifferent: boolean;
  /** A rule may forbid: no tick stands before it. */
  readonly hasTick?: boolean | undefined;
}

/** What a role has, marked where the other one has it not. */
export function HeldMark({ children, isDifferent, hasTick = true }: HeldMarkProps) {
  if (children === null) return <Text color="fg.muted">нет</Text>;
  return (
    <Flex gap="2" align="flex-start" minW="0">
      {hasTick && <CheckIcon boxSize="4" mt="0.5" flexShrink="0" color="fg.success" />}
      <Text as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
      {isDifferent && <Badge colorPalette="orange">только здесь</Badge>}
    </Flex>
  );
}
