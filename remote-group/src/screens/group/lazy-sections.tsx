import { usePermission } from '@cabinet/kernel/session';
import { Skeleton, useLazyPart } from '@cabinet/kernel/ui';
import { useIsIdle } from '../../lib/use-is-idle.ts';

const importInvitations = () => import('./invitations-part.tsx');
const importUsage = () => import('./money/usage-part.tsx');

/** What the first view can do without: it comes while the browser rests. */
export function LazySections({ isOwner }: { readonly isOwner: boolean }) {
  const isIdle = useIsIdle();
  const InvitationsPart = useLazyPart(importInvitations, { isWanted: isOwner && isIdle });
  const UsagePart = useLazyPart(importUsage, { isWanted: isIdle });
  const isLinked = usePermission('group:view_transactions');
  return (
    <>
      {isOwner && (InvitationsPart === null ? <Skeleton height="12rem" /> : <InvitationsPart />)}
      {UsagePart === null ? <Skeleton height="20rem" /> : <UsagePart isLinked={isLinked} />}
    </>
  );
}
