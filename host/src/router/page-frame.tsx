import { Outlet, ScrollRestoration, useLocation, useRestoredPlace } from '@cabinet/kernel/router';
import { VisuallyHidden } from '@cabinet/kernel/ui';
import { useEffect, useRef } from 'react';
import { IdentityHost } from '../modals/identity/identity-host.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { CONTENT_ID } from '../shell/content-id.ts';
import { documentTitle, useRouteTitle } from './route-title.ts';
import { useLatePlace } from './use-late-place.ts';
import { useNamedPart } from './use-named-part.ts';

function focusContent(): void {
  const content = document.getElementById(CONTENT_ID);
  // A screen that has put the focus into a field of its own knows better.
  if (content === null || (document.activeElement !== content && content.contains(document.activeElement)))
    return;
  content.focus({ preventScroll: true });
}

/** Around every page: title, focus after navigation, scroll position, modals. */
export function PageFrame() {
  const location = useLocation();
  const { pathname } = location;
  const title = useRouteTitle();
  const shownPath = useRef(pathname);
  useLatePlace({ key: location.key, place: useRestoredPlace() });
  useNamedPart(location);

  useEffect(
    function nameTab() {
      document.title = documentTitle(title);
    },
    [title],
  );

  useEffect(
    function moveFocus() {
      if (shownPath.current === pathname) return;
      shownPath.current = pathname;
      focusContent();
    },
    [pathname],
  );

  return (
    <>
      <Outlet />
      <VisuallyHidden role="status" aria-live="polite">
        {title}
      </VisuallyHidden>
      <ModalHost />
      <IdentityHost />
      <ScrollRestoration storageKey="cabinet-places" />
    </>
  );
}
