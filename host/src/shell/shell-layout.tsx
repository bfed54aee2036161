import { Box, Container, Flex, SkipLink } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { CONTENT_ID } from './content-id.ts';
import type { MenuBlock } from './menu/build-menu.ts';
import { MobileHeader } from './mobile-header.tsx';
import type { ShellParts } from './shell-parts.ts';
import { Sidebar } from './sidebar.tsx';

interface ShellLayoutProps {
  readonly isMobile: boolean;
  readonly blocks: readonly MenuBlock[];
  readonly current: string | undefined;
  readonly parts: ShellParts;
  readonly children: ReactNode;
}

/** Columns of a list use all the room that there is; texts and forms keep their measure. */
const WIDE_LISTS = { '&:has([data-wide])': { maxWidth: 'full' } };

/** How the shell looks, for whomever. */
export function ShellLayout({ isMobile, blocks, current, parts, children }: ShellLayoutProps) {
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <Flex direction={isMobile ? 'column' : 'row'} minHeight="100dvh">
        {isMobile ? (
          <MobileHeader parts={parts} />
        ) : (
          <Sidebar blocks={blocks} current={current} parts={parts} />
        )}
        <Box as="main" id={CONTENT_ID} tabIndex={-1} outline="none" flex="1" minWidth="0">
          <Container
            css={WIDE_LISTS}
            paddingTop={{ base: '6', md: '8' }}
            paddingBottom={{
              base: 'calc(var(--bars-height, 0px) + 2rem)',
              md: 'calc(var(--bars-height, 0px) + 3rem)',
            }}
          >
            {children}
          </Container>
        </Box>
        {isMobile && <BottomBar blocks={blocks} current={current} />}
      </Flex>
    </>
  );
}
