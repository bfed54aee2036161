import { Box, Flex, Grid, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface ChainStepProps {
  readonly place: number;
  readonly title: string;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** One link of the chain, with a line down to the next. */
export function ChainStep({ place, title, isLast = false, children }: ChainStepProps) {
  return (
    <Grid as="li" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3">
      <Flex direction="column" align="center" aria-hidden>
        <Flex
          align="center"
          justify="center"
          boxSize="6"
          borderRadius="full"
          layerStyle="fill.muted"
          textStyle="xs"
          fontWeight="semibold"
        >
          {place}
        </Flex>
        {!isLast && <Box flex="1" borderInlineStartWidth="1px" borderColor="border" />}
      </Flex>
      <Stack gap="1" pb={isLast ? '0' : '4'} minW="0" overflowWrap="anywhere">
        <Text textStyle="xs" color="fg.muted" mt="0.5">
          {title}
        </Text>
        {children}
      </Stack>
    </Grid>
  );
}
