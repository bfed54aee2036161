import { Box, Container, Flex, SkipLink } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { useBalancePolling } from './footer/use-balance-polling.ts';
import { useIdlePreload } from './menu/use-idle-preload.ts';
import { useMenu } from './menu/use-menu.ts';
import { MobileHeader } from './mobile-header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { CommandPaletteHost } from './palette/command-palette-host.tsx';
import { Sidebar } from './sidebar.tsx';
import { useIsMobile } from './use-is-mobile.ts';

/** Around a page of the signed-in person: navigation, their money and menu, the content. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const isMobile = useIsMobile();
  const { blocks, current } = useMenu();
  useBalancePolling();
  useIdlePreload(blocks);

  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <NavigationProgress />
      <Flex direction={isMobile ? 'column' : 'row'} minHeight="100dvh">
        {isMobile ? <MobileHeader /> : <Sidebar blocks={blocks} current={current} />}
        <Box as="main" id={CONTENT_ID} tabIndex={-1} outline="none" flex="1" minWidth="0">
          <Container
            paddingTop={{ base: '6', md: '8' }}
            paddingBottom={{
              base: 'calc(var(--bottom-bar-height, 0px) + var(--cookie-notice-height, 0px) + 2rem)',
              md: 'calc(var(--cookie-notice-height, 0px) + 3rem)',
            }}
            css={{ '&:has([data-wide])': { maxWidth: 'full' } }}
          >
            {children}
          </Container>
        </Box>
        {isMobile && <BottomBar blocks={blocks} current={current} />}
      </Flex>
      <CommandPaletteHost />
    </>
  );
}
