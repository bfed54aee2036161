import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Heading } from './heading.ts';
import { Flex, Stack } from './layout.ts';
import { Text } from './text.ts';

interface GreetingProps {
  readonly person: { readonly name: string; readonly avatar: string | null };
  /** The screen's `h1`. */
  readonly words: ReactNode;
  readonly today: ReactNode;
}

/**
 * The head of a screen that begins with the person and the day. `data-fill` marks the parts that a page fills in which
 * was drawn for nobody.
 */
export function Greeting({ person, words, today }: GreetingProps) {
  return (
    <Flex align="center" gap="4" minWidth="0" flex="1">
      <Avatar name={person.name} src={person.avatar} size={56} />
      <Stack gap="0.5" minWidth="0">
        <Heading as="h1" size="2xl" data-fill="greeting" width="fit-content">
          {words}
        </Heading>
        <Text
          data-fill="today"
          width="fit-content"
          color="fg.muted"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {today}
        </Text>
      </Stack>
    </Flex>
  );
}
