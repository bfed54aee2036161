import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notifyPartFailure } from '../notify-part-failure.ts';
import { whenIdle } from '../when-idle.ts';
import { UserMenuButton } from './user-menu-button.tsx';

const importPanel = () => import(/* webpackChunkName: "user-menu" */ './user-menu-panel.tsx');

/** The person, and what they can do with their account. The menu's code comes when the page is idle, or is reached for. */
export function UserMenu({ isCompact = false }: { readonly isCompact?: boolean }) {
  const user = useCurrentUser();
  const [isWanted, setWanted] = useState(false);
  const [isOpenedEarly, setOpenedEarly] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // The button of the menu takes the place of the first one, and must not lose the focus with it.
  const isFocused = useRef(false);
  const UserMenuPanel = useLazyPart(importPanel, {
    isWanted: isWanted || isOpenedEarly,
    onFailure() {
      if (isOpenedEarly) notifyPartFailure();
      setWanted(false);
      setOpenedEarly(false);
    },
  });

  useEffect(function bringWhenIdle() {
    return whenIdle(() => setWanted(true));
  }, []);

  // Before the paint: an open menu takes the focus in the next frame, and a later call would take it back.
  useLayoutEffect(
    function keepFocus() {
      if (UserMenuPanel !== null && isFocused.current) frame.current?.querySelector('button')?.focus();
    },
    [UserMenuPanel],
  );

  if (user === null) return null;
  return (
    <Box ref={frame} display="contents">
      {UserMenuPanel === null ? (
        <UserMenuButton
          user={user}
          isCompact={isCompact}
          aria-haspopup="menu"
          onPointerEnter={() => void importPanel().catch(() => undefined)}
          onClick={() => setOpenedEarly(true)}
          onFocus={() => {
            isFocused.current = true;
          }}
          onBlur={() => {
            isFocused.current = false;
          }}
        />
      ) : (
        <UserMenuPanel user={user} isCompact={isCompact} isInitiallyOpen={isOpenedEarly} />
      )}
    </Box>
  );
}
