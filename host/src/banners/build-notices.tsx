import { Flex, usePublishedHeight } from '@cabinet/kernel/ui';
import type { BuildNews } from '../federation/build-news.ts';
import { COOKIE_NOTICE_HEIGHT } from './cookie-notice-id.ts';
import { TrialBadge } from './trial-badge.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** The corner in which the page speaks of its builds, above what else stands at its end. */
export default function BuildNotices({ trial, update }: BuildNews) {
  const notices = usePublishedHeight('--build-notices-height');
  return (
    <Flex
      ref={notices}
      direction="column"
      gap="2"
      data-sticks
      position="fixed"
      insetInlineEnd={{ base: '3', md: '6' }}
      insetInlineStart={{ base: '3', md: 'auto' }}
      bottom={`calc(var(--bottom-bar-height, 0px) + var(${COOKIE_NOTICE_HEIGHT}, 0px))`}
      // The page makes room for this too, but for no notice that has been put off.
      css={{ '&:has(button)': { paddingBottom: { base: '3', md: '6' } } }}
      width={{ md: '22rem' }}
      zIndex="banner"
      pointerEvents="none"
    >
      <UpdateOffer update={update} />
      {trial && <TrialBadge trial={trial} />}
    </Flex>
  );
}
