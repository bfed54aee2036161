import { Greeting, Heading, Skeleton, Stack } from '@cabinet/kernel/ui';
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
  if (kind === 'overview') return <Greeting person={person} words={words.greeting} today={words.today} />;
  const heading = (
    <Heading as="h1" size="2xl" data-fill="heading" width="fit-content">
      {words.heading}
    </Heading>
  );
  if (kind === 'form') return heading;
  return (
    <Stack gap="1">
      {heading}
      <Skeleton height="6" width="24rem" maxWidth="full" />
    </Stack>
  );
}
