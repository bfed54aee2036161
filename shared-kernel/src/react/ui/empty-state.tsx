import type { ReactNode } from 'react';
import { Heading } from './heading.ts';
import { Box, Stack } from './layout.ts';
import { Text } from './text.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
}

/** Says that there is nothing here, why, and what to do. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" py="12" px="4">
      {icon !== undefined && (
        <Box color="fg.subtle" fontSize="3xl">
          {icon}
        </Box>
      )}
      <Heading size="lg">{title}</Heading>
      {description !== undefined && (
        <Text color="fg.muted" maxW="md">
          {description}
        </Text>
      )}
      {action !== undefined && <Box mt="2">{action}</Box>}
    </Stack>
  );
}
