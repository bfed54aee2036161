import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, useLazyPart } from '@cabinet/kernel/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../page/when-idle.ts';
import { UserMenuButton } from './user-menu-button.tsx';
import type { UserMenuStart } from './user-menu-panel.tsx';

const importPanel = () => import(/* webpackChunkName: "user-menu" */ './user-menu-panel.tsx');

const fetchPanel = () => void importPanel().catch(() => undefined);

const START_OF_KEY: Readonly<Record<string, UserMenuStart | undefined>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * The person, and what they can do with their account. The menu's code comes when the page is idle, or is reached for.
 *
 * The menu brings a button of its own. It takes the place of the first one with the press that opens it and never before:
 * a button that is exchanged between its going down and coming up is not pressed.
 */
export function UserMenu({ isCompact = false }: { readonly isCompact?: boolean }) {
  const user = useCurrentUser();
  const [start, setStart] = useState<UserMenuStart | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  const UserMenuPanel = useLazyPart(importPanel, {
    isWanted: start !== null,
    onFailure() {
      notifyPartFailure();
      setStart(null);
    },
  });

  useEffect(function fetchWhenIdle() {
    return whenIdle(fetchPanel);
  }, []);

  // Before the paint: an open menu takes the focus in the next frame, and a later call would take it back.
  useLayoutEffect(
    function keepFocus() {
      if (UserMenuPanel !== null && isFocused.current) frame.current?.querySelector('button')?.focus();
    },
    [UserMenuPanel],
  );

  function startByKey(event: KeyboardEvent) {
    const chosen = START_OF_KEY[event.key];
    if (chosen === undefined) return;
    event.preventDefault();
    setStart(chosen);
  }
  if (user === null) return null;
  return (
    <Box ref={frame} display="contents">
      {UserMenuPanel === null || start === null ? (
        <UserMenuButton
          user={user}
          isCompact={isCompact}
          aria-haspopup="menu"
          onPointerEnter={fetchPanel}
          onClick={() => setStart((current) => current ?? 'none')}
          onKeyDown={startByKey}
          onFocus={() => {
            isFocused.current = true;
          }}
          onBlur={() => {
            isFocused.current = false;
          }}
        />
      ) : (
        <UserMenuPanel user={user} isCompact={isCompact} start={start} />
      )}
    </Box>
  );
}
