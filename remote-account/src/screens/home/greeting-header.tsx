import { greeting, todayInWords } from '@cabinet/kernel/core/text';
import type { User } from '@cabinet/kernel/session';
import { Avatar, Flex, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';

export function GreetingHeader({ user }: { readonly user: User }) {
  const [now] = useState(() => new Date());
  const name = user.displayName || user.email;
  const today = todayInWords(now);
  return (
    <Flex as="header" align="center" gap="4">
      <Avatar name={name} src={user.avatar} size={56} />
      <Stack gap="0.5" minW="0">
        <Heading as="h1" size="2xl">
          {greeting(now.getHours())}, {name}
        </Heading>
        <Text color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
          {today}
        </Text>
      </Stack>
    </Flex>
  );
}
