import { Card, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

interface NoticeCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
}

/** Why a link leads no further, and what to do about it. */
export function NoticeCard({ title, children, actions }: NoticeCardProps) {
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Heading as="h1" size="xl">
            {title}
          </Heading>
          <Text color="fg.muted">{children}</Text>
        </Stack>
        {actions !== undefined && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Stack>
    </Card>
  );
}
