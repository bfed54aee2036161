import { Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { type ReactNode, useId } from 'react';

interface FactorsPartProps {
  /** By which the palette leads here. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the ways to sign in: what it is, what there is of it, and what can be done. */
export function FactorsPart({ id, title, description, actions, children }: FactorsPartProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      id={id}
      aria-labelledby={titleId}
      gap="3"
      pt="5"
      borderTopWidth="1px"
      borderColor="border.muted"
      scrollMarginTop="4"
    >
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Stack gap="1" flex="1 1 14rem" minW="0">
          <Heading as="h3" id={titleId} size="md">
            {title}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        </Stack>
        {actions}
      </Flex>
      {children}
    </Stack>
  );
}
