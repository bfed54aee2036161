import { Avatar, Flex, Heading, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import type { HeadingWords } from './heading-words.ts';
import type { SkeletonKind } from './screen-skeleton.tsx';

interface ScreenHeadingProps {
  readonly kind: SkeletonKind;
  readonly words: HeadingWords<ReactNode>;
  readonly person: { readonly name: string; readonly avatar: string | null };
}

/** Like the head of the screen that is on its way. `data-fill` marks what is written once it is known. */
export function ScreenHeading({ kind, words, person }: ScreenHeadingProps) {
  const isGreeting = kind === 'overview';
  const heading = (
    <Heading as="h1" size="2xl" data-fill={isGreeting ? 'greeting' : 'heading'} width="fit-content">
      {isGreeting ? words.greeting : words.heading}
    </Heading>
  );
  if (kind === 'form') return heading;
  if (!isGreeting)
    return (
      <Stack gap="1">
        {heading}
        <Skeleton height="6" width="24rem" maxWidth="full" />
      </Stack>
    );
  return (
    <Flex align="center" gap="4">
      <Avatar name={person.name} src={person.avatar} size={56} />
      <Stack gap="0.5" minWidth="0">
        {heading}
        <Text
          data-fill="today"
          width="fit-content"
          color="fg.muted"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {words.today}
        </Text>
      </Stack>
    </Flex>
  );
}
