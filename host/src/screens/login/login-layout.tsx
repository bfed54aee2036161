import { Box, Card, Heading, PublicLinks, Stack, Text } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { Brand } from '../../shell/brand.tsx';

interface LoginLayoutProps {
  readonly title: string;
  readonly description: string;
  /** It fills a window from top to bottom, so that what is to be pressed at its end is in sight. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The page of a visitor: the brand and one card, which begins at the same height however tall it grows. */
export function LoginLayout({ title, description, isLong = false, children }: LoginLayoutProps) {
  return (
    <Box
      as="main"
      id="content"
      tabIndex={-1}
      outline="none"
      display="grid"
      justifyItems="center"
      alignContent="start"
      minHeight="100dvh"
      paddingTop={isLong ? '8' : 'max(2rem, 50svh - 15.5rem)'}
      // A card may be taller than any window, so the page always scrolls until the cookie notice covers nothing of it.
      paddingBottom="calc(2rem + var(--bars-height, 0px))"
      paddingInline="4"
    >
      <Stack gap="6" width="full" maxWidth="25rem">
        <Box alignSelf="center">
          <Brand />
        </Box>
        <Card padding={{ base: '5', sm: '8' }} borderRadius="xl" boxShadow="md">
          <Stack gap="6">
            <Stack gap="1">
              <Heading as="h1" size="2xl">
                {title}
              </Heading>
              <Text color="fg.muted" textStyle="sm">
                {description}
              </Text>
            </Stack>
            {children}
          </Stack>
        </Card>
        <PublicLinks />
      </Stack>
    </Box>
  );
}
