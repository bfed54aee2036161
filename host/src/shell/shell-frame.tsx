import type { ReactNode } from 'react';
import { BalanceBadge } from './footer/balance-badge.tsx';
import { useBalancePolling } from './footer/use-balance-polling.ts';
import { UserMenu } from './footer/user-menu.tsx';
import { AttentionWatch } from './menu/attention-watch.tsx';
import { useIdlePreload } from './menu/use-idle-preload.ts';
import { useMenu } from './menu/use-menu.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { CommandPaletteHost } from './palette/command-palette-host.tsx';
import { ShellLayout } from './shell-layout.tsx';
import type { ShellParts } from './shell-parts.ts';
import { useIsMobile } from './use-is-mobile.ts';

const PARTS: ShellParts = { Balance: BalanceBadge, Person: UserMenu };

/** Around a page of the signed-in person: navigation, their money and menu, the content. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const isMobile = useIsMobile();
  const { blocks, current } = useMenu();
  useBalancePolling();
  useIdlePreload(blocks);

  return (
    <>
      <NavigationProgress />
      <ShellLayout isMobile={isMobile} blocks={blocks} current={current} parts={PARTS}>
        {children}
      </ShellLayout>
      <AttentionWatch />
      <CommandPaletteHost />
    </>
  );
}
