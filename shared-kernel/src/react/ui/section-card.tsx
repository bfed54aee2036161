import { type ReactNode, useId } from 'react';
import { Card } from './card.ts';
import { Heading } from './heading.ts';
import { Flex, Stack } from './layout.ts';
import { Text } from './text.ts';

/** Props of {@link SectionCard}. */
export interface SectionCardProps {
  /** By which an address with a hash leads here: it is brought into view, and its heading gets the focus. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet with a heading. It is one section of a screen, and a landmark for screen readers. */
export function SectionCard({ id, title, description, actions, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={titleId} scrollMarginTop="4">
      <Flex justify="space-between" align="flex-start" gap="4" mb="4" wrap="wrap">
        {/* Where a description would be squeezed beside the buttons, they stand below it. */}
        <Stack gap="1" flex={description === undefined ? '1 1 8rem' : '1 1 14rem'} minW="0">
          <Heading id={titleId} size="lg">
            {title}
          </Heading>
          {description !== undefined && (
            <Text color="fg.muted" textStyle="sm">
              {description}
            </Text>
          )}
        </Stack>
        {actions}
      </Flex>
      {children}
    </Card>
  );
}
