import { notifyPartFailure } from '@cabinet/kernel/notify';
import { RouterLink } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Box, chakra, Flex, MoreIcon, Text, useLazyPart } from '@cabinet/kernel/ui';
import { useLayoutEffect, useState } from 'react';
import { BOTTOM_BAR_HEIGHT, reserveBottomBarRoom } from './bottom-bar-room.ts';
import { attentionAtom, countAttention } from './menu/attention-atom.ts';
import { Dotted, heardLabel } from './menu/attention-mark.tsx';
import type { MenuBlock, MenuEntry } from './menu/build-menu.ts';
import { MenuIcon } from './menu/menu-icon.tsx';
import { approachScreen } from './menu/preload-screen.ts';

const importMoreSheet = () => import(/* webpackChunkName: "more-sheet" */ './more-sheet.tsx');

/** Beside «Ещё»; more than five in all would not fit a thumb. */
const SHOWN_ENTRIES = 4;

const Tab = /* @__PURE__ */ chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '0.5',
    width: 'full',
    height: 'full',
    paddingTop: '2',
    paddingInline: '1',
    color: 'fg.muted',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '&[aria-current]': { color: 'colorPalette.fg', fontWeight: 'medium' },
  },
});

function TabLabel({ children }: { readonly children: string }) {
  return (
    <Text as="span" data-fill="short-label" textStyle="2xs" maxWidth="full" truncate>
      {children}
    </Text>
  );
}

interface BottomBarProps {
  readonly blocks: readonly MenuBlock[];
  readonly current: string | undefined;
}

/** The menu below 768 px: its first lines, and the rest behind «Ещё». */
export function BottomBar({ blocks, current }: BottomBarProps) {
  const user = useCurrentUser();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const MoreSheet = useLazyPart(importMoreSheet, {
    isWanted: isMoreOpen,
    onFailure() {
      setMoreOpen(false);
      notifyPartFailure();
    },
  });
  const entries = blocks.flatMap((block) => block.entries);
  const shown = entries.slice(0, SHOWN_ENTRIES);
  const attention = useAtomValue(attentionAtom);
  const countOf = (entry: MenuEntry) => countAttention(attention, entry.attention);
  const hidden = countAttention(
    attention,
    entries.slice(SHOWN_ENTRIES).flatMap((entry) => entry.attention),
  );

  // Before the first picture: the cookie notice stands on the bar and must not jump.
  useLayoutEffect(function reserveRoom() {
    return reserveBottomBarRoom();
  }, []);

  return (
    <Box
      as="nav"
      aria-label="Разделы кабинета"
      data-sticks
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      background="bg.panel"
      borderTopWidth="1px"
      borderColor="border.muted"
      paddingBottom="env(safe-area-inset-bottom)"
    >
      <Flex as="ul" listStyle="none" height={BOTTOM_BAR_HEIGHT}>
        {shown.map((entry) => (
          <Box as="li" key={entry.to} flex="1" minWidth="0">
            <Tab asChild aria-current={entry.to === current ? 'page' : undefined}>
              <RouterLink
                to={entry.to}
                aria-label={heardLabel(entry.label, countOf(entry))}
                onPointerEnter={() => user && approachScreen(entry.to, user)}
              >
                <Dotted isMarked={countOf(entry) > 0}>
                  <MenuIcon name={entry.icon} />
                </Dotted>
                <TabLabel>{entry.shortLabel}</TabLabel>
              </RouterLink>
            </Tab>
          </Box>
        ))}
        <Box as="li" flex="1" minWidth="0">
          <Tab asChild>
            <button
              type="button"
              aria-label={heardLabel('Ещё', hidden)}
              aria-haspopup="dialog"
              aria-expanded={isMoreOpen}
              onClick={() => setMoreOpen(true)}
            >
              <Dotted isMarked={hidden > 0}>
                <MoreIcon boxSize="5" />
              </Dotted>
              <TabLabel>Ещё</TabLabel>
            </button>
          </Tab>
        </Box>
      </Flex>
      {isMoreOpen && MoreSheet && (
        <MoreSheet blocks={blocks} shown={shown} current={current} onClose={() => setMoreOpen(false)} />
      )}
    </Box>
  );
}
