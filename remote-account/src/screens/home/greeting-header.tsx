import { greeting, todayInWords } from '@cabinet/kernel/core/text';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import type { User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Avatar, ButtonLink, Flex, Heading, PlusIcon, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';

export function GreetingHeader({ user }: { readonly user: User }) {
  const [now] = useState(() => new Date());
  const name = user.displayName || user.email;
  const today = todayInWords(now);
  const canTopUp = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  return (
    <Flex as="header" align="center" gap="4">
      <Avatar name={name} src={user.avatar} size={56} />
      <Stack gap="0.5" minW="0" flex="1">
        <Heading as="h1" size="2xl">
          {greeting(now.getHours())}, {name}
        </Heading>
        <Text color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
          {today}
        </Text>
      </Stack>
      {canTopUp && (
        <ButtonLink to={paths.payment.to()} hideBelow="md">
          <PlusIcon /> Пополнить счёт
        </ButtonLink>
      )}
    </Flex>
  );
}
