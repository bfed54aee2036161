import { greeting, todayInWords } from '@cabinet/kernel/core/text';
import { offeredPathsAtom } from '@cabinet/kernel/paths';
import type { User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { ButtonLink, Flex, Greeting, PlusIcon } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';

export function GreetingHeader({ user }: { readonly user: User }) {
  const [now] = useState(() => new Date());
  const name = user.displayName || user.email;
  const canTopUp = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  return (
    <Flex as="header" align="center" gap="4">
      <Greeting
        person={{ name, avatar: user.avatar }}
        words={`${greeting(now.getHours())}, ${name}`}
        today={todayInWords(now)}
      />
      {canTopUp && (
        <ButtonLink to={paths.payment.to()} hideBelow="md">
          <PlusIcon /> Пополнить счёт
        </ButtonLink>
      )}
    </Flex>
  );
}
