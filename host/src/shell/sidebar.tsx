import { paths } from '@cabinet/kernel/paths';
import { RouterLink } from '@cabinet/kernel/router';
import { useAtom } from '@cabinet/kernel/state';
import { ChevronLeftIcon, ChevronRightIcon, chakra, Flex, IconButton, Stack } from '@cabinet/kernel/ui';
import { Brand } from './brand.tsx';
import { ChatLink } from './chat-link.tsx';
import { SidebarFooter } from './footer/sidebar-footer.tsx';
import type { MenuBlock } from './menu/build-menu.ts';
import { SidebarMenu } from './menu/sidebar-menu.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import type { ShellParts } from './shell-parts.ts';
import { isSidebarCollapsedAtom } from './sidebar-atom.ts';

const HomeLink = /* @__PURE__ */ chakra('a', { base: { borderRadius: 'l2', focusVisibleRing: 'outside' } });

interface SidebarProps {
  readonly blocks: readonly MenuBlock[];
  readonly current: string | undefined;
  readonly parts: ShellParts;
}

/** Everything that leads somewhere, on wide screens. */
export function Sidebar({ blocks, current, parts: { Balance, Person } }: SidebarProps) {
  const [isCollapsed, setCollapsed] = useAtom(isSidebarCollapsedAtom);
  return (
    <Flex
      direction="column"
      position="sticky"
      top="var(--notices-height, 0px)"
      height="calc(100dvh - var(--notices-height, 0px))"
      width={isCollapsed ? '4.5rem' : 'sidebar'}
      flexShrink="0"
      zIndex="docked"
      background="bg.panel"
      borderEndWidth="1px"
      borderColor="border.muted"
      transition="width var(--chakra-durations-moderate)"
    >
      <header>
        <Flex
          align="center"
          justify="space-between"
          direction={isCollapsed ? 'column' : 'row'}
          gap="2"
          padding="4"
          paddingBottom="2"
        >
          <HomeLink asChild>
            <RouterLink to={paths.home.to()} aria-label="Кабинет, на главную">
              <Brand isCompact={isCollapsed} />
            </RouterLink>
          </HomeLink>
          <IconButton
            size="sm"
            label={isCollapsed ? 'Развернуть меню' : 'Свернуть меню'}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            {isCollapsed ? <ChevronRightIcon /> : <ChevronLeftIcon />}
          </IconButton>
        </Flex>
        <Stack gap="0.5" paddingInline="3" paddingBottom="2">
          <ChatLink isCompact={isCollapsed} />
          <PaletteButton isCompact={isCollapsed} />
        </Stack>
      </header>
      <SidebarMenu blocks={blocks} current={current} isCompact={isCollapsed} />
      <SidebarFooter
        isCompact={isCollapsed}
        balance={<Balance isCompact={isCollapsed} />}
        person={<Person isCompact={isCollapsed} />}
      />
    </Flex>
  );
}
