import type { ReactNode } from 'react';
import { Heading } from './heading.ts';
import { Flex, Stack } from './layout.ts';
import { RelatedLinks, type RelatedScreen } from './related-links.tsx';
import { Text } from './text.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** A way back, above the title. */
  readonly back?: ReactNode;
  /** Where a person goes from here; each is shown to who may open it. */
  readonly related?: readonly RelatedScreen[];
}

/** The head of a screen, with its only `h1`. */
export function PageHeader({ title, description, actions, back, related = [] }: PageHeaderProps) {
  return (
    <Stack as="header" gap="2" mb="6">
      {back}
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Stack gap="1" flex="1 1 16rem" minW="0">
          <Heading as="h1" size="2xl">
            {title}
          </Heading>
          {description !== undefined && (
            <Text color="fg.muted" textWrap="balance">
              {description}
            </Text>
          )}
        </Stack>
        {actions !== undefined && <Flex gap="2">{actions}</Flex>}
      </Flex>
      <RelatedLinks screens={related} />
    </Stack>
  );
}
