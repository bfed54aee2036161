import { createMemoryRouter, RouterProvider } from '@cabinet/kernel/router';
import { createCabinetStore, StoreProvider } from '@cabinet/kernel/state';
import { SystemProvider } from '@cabinet/kernel/system';
import { MoonIcon, SunIcon } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CookieNotice } from '../banners/cookie-notice.tsx';
import type { HeadingWords } from '../router/heading-words.ts';
import { ScreenHeading } from '../router/screen-heading.tsx';
import { ScreenSkeleton, type SkeletonKind } from '../router/screen-skeleton.tsx';
import { BalanceButton } from '../shell/footer/balance-button.tsx';
import { UserMenuButton } from '../shell/footer/user-menu-button.tsx';
import type { MenuBlock } from '../shell/menu/build-menu.ts';
import { MENU_ICONS } from '../shell/menu/menu-icon.tsx';
import { ShellLayout } from '../shell/shell-layout.tsx';
import type { ShellParts } from '../shell/shell-parts.ts';
import { isSidebarCollapsedAtom } from '../shell/sidebar-atom.ts';
import { STAND_INS } from '../typeface/face-style.ts';
import { DRAWN, FILL, type Frame } from './drawn-names.ts';

/** As wide as words of so many letters, and no text: the page says nothing before it knows to whom. */
const room = (...words: number[]) => words.map((letters) => '\u00a0'.repeat(letters * 2)).join(' ');

const entry = (letters: number) => ({
  label: room(letters),
  shortLabel: room(6),
  to: `/${letters}`,
  icon: undefined,
  within: [],
  attention: [],
});

/** Shaped like a person's menu, a section of each kind; the lines are what the script multiplies. */
const BLOCKS: readonly MenuBlock[] = [
  { id: 'main', title: undefined, isFoldable: false, entries: [entry(11)] },
  { id: 'account', title: room(11), isFoldable: false, entries: [entry(14), entry(15), entry(10)] },
  { id: 'tools', title: room(11), isFoldable: true, entries: [entry(12)] },
];

const PARTS: ShellParts = {
  Balance: ({ isCompact }) => (
    <BalanceButton
      words={{ label: room(6), action: '', staleLabel: '', stale: '' }}
      sum={room(6)}
      brief={room(5)}
      news="idle"
      isNear={false}
      isCompact={isCompact}
    />
  ),
  Person: ({ isCompact }) => (
    <UserMenuButton
      user={{ displayName: room(10), email: '', avatar: 'data:,', roleInfo: { roleName: room(8) } }}
      isCompact={isCompact}
      aria-haspopup="menu"
    />
  ),
};

function Providers({
  isCollapsed = false,
  children,
}: {
  readonly isCollapsed?: boolean;
  readonly children: ReactNode;
}) {
  const store = createCabinetStore();
  store.set(isSidebarCollapsedAtom, isCollapsed);
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: ['/'] });
  return (
    <StoreProvider store={store}>
      <SystemProvider>
        <RouterProvider router={router} />
      </SystemProvider>
    </StoreProvider>
  );
}

const frame = (name: Frame) =>
  renderToString(
    <Providers isCollapsed={name === 'collapsed'}>
      <ShellLayout isMobile={name === 'phone'} blocks={BLOCKS} current={undefined} parts={PARTS}>
        {null}
      </ShellLayout>
      <CookieNotice />
    </Providers>,
  );

const WORDS: HeadingWords<string> = { heading: room(16), greeting: room(6, 5, 5, 6), today: room(14) };

const screen = (kind: SkeletonKind) =>
  renderToString(
    <Providers>
      <ScreenSkeleton
        kind={kind}
        heading={<ScreenHeading kind={kind} words={WORDS} person={{ name: '', avatar: 'data:,' }} />}
      />
    </Providers>,
  );

const icons = () =>
  renderToString(
    <Providers>
      {[...MENU_ICONS].map(([name, Icon]) => (
        <Icon key={name} boxSize="5" data-name={name} />
      ))}
      <SunIcon data-name="sun" />
      <MoonIcon data-name="moon" />
    </Providers>,
  );

const BAR = 'background:var(--chakra-colors-bg-emphasized);border-radius:4px';

/**
 * What is not known yet is a grey bar of its size. It is hidden itself, so that nothing takes it for a text, and measured by
 * the stand-ins: the face's spaces are narrower, and a heading of two lines became one when it came. Nothing pulses: the
 * processor has the cabinet to start.
 */
export const BAR_STYLE = `<style>${[
  `[${DRAWN}] *{animation:none!important}`,
  `[${DRAWN}] [${FILL}]{visibility:hidden;position:relative;font-family:${STAND_INS}}`,
  `[${DRAWN}] [${FILL}]::before{content:'';visibility:visible;position:absolute;inset:.15em 0;${BAR}}`,
  `[${DRAWN}] [${FILL}=avatar]::before{inset:0;border-radius:inherit}`,
  `[${DRAWN}] a:has([${FILL}]) svg{color:transparent;${BAR}}`,
  `[${DRAWN}] nav [${FILL}]{width:fit-content;max-width:60%;overflow:hidden}`,
  // Few people have such a section: until it is known that this one does, there is none.
  `[${DRAWN}] section:has(> button [${FILL}]){display:none}`,
].join('')}</style>`;

/** Markup of the shell's parts with their styles in it, as React writes them. */
export interface ShellMarkup {
  readonly frames: Record<Frame, string>;
  readonly screens: Record<SkeletonKind, string>;
  readonly icons: string;
}

/** Draws the shell as it is before anybody knows who asks. */
export function drawShell(): ShellMarkup {
  return {
    frames: { wide: frame('wide'), collapsed: frame('collapsed'), phone: frame('phone') },
    screens: {
      overview: screen('overview'),
      list: screen('list'),
      form: screen('form'),
      page: screen('page'),
    },
    icons: icons(),
  };
}
