import { isReadOnlyAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Stack, useLazyPart, usePublishedHeight } from '@cabinet/kernel/ui';
import { OfflineNotice } from './offline-notice.tsx';
import { RateLimitBanner } from './rate-limit-banner.tsx';
import { useTellKeptInput } from './use-tell-kept-input.ts';
import { useUserLoadFailure } from './use-user-load-failure.ts';

const importReadOnlyNotice = () => import(/* webpackChunkName: "notices" */ './read-only-notice.tsx');

/** Warnings on top of every page. They stand outside the router, so they are there before a route is known. */
export function PageNotices() {
  useUserLoadFailure();
  useTellKeptInput();
  const notices = usePublishedHeight('--notices-height');
  const isReadOnly = useAtomValue(isReadOnlyAtom);
  const ReadOnlyNotice = useLazyPart(importReadOnlyNotice, { isWanted: isReadOnly });
  return (
    <Stack
      ref={notices}
      gap="2"
      data-sticks
      position="sticky"
      top="0"
      zIndex="banner"
      background="bg.canvas"
      css={{ '&:not(:empty)': { padding: '2' } }}
    >
      <RateLimitBanner />
      <OfflineNotice />
      {isReadOnly && ReadOnlyNotice && <ReadOnlyNotice />}
    </Stack>
  );
}
