import { Box, Stack } from '@cabinet/kernel/ui';
import { useLayoutEffect, useRef } from 'react';
import type { MenuBlock } from './build-menu.ts';
import { MenuFold } from './menu-fold.tsx';
import { MenuList } from './menu-list.tsx';
import { showInMenu } from './show-in-menu.ts';

interface SidebarMenuProps {
  readonly blocks: readonly MenuBlock[];
  readonly current: string | undefined;
  readonly isCompact: boolean;
}

/** The sections of the menu on wide screens. The line of the open page is in sight. */
export function SidebarMenu({ blocks, current, isCompact }: SidebarMenuProps) {
  const menu = useRef<HTMLElement>(null);

  // Before the paint, as the drawn shell does it.
  useLayoutEffect(
    function showCurrentLine() {
      if (menu.current && current !== undefined)
        showInMenu(menu.current, menu.current.querySelector('[aria-current]'));
    },
    [current],
  );

  return (
    <Box
      ref={menu}
      as="nav"
      aria-label="Разделы кабинета"
      flex="1"
      overflowY="auto"
      // A line that gets the focus stays clear of the folded title at the end.
      scrollPaddingBottom="12"
      paddingInline="3"
      paddingBlock="2"
    >
      <Stack gap="5">
        {blocks.map((block) =>
          block.isFoldable ? (
            <MenuFold key={block.id} block={block} current={current} isCompact={isCompact} />
          ) : (
            <MenuList key={block.id} block={block} current={current} isCompact={isCompact} />
          ),
        )}
      </Stack>
    </Box>
  );
}
