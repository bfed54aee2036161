import { usePermission } from '@cabinet/kernel/session';
import { Skeleton, useLazyPart } from '@cabinet/kernel/ui';

const importInvitations = () => import('./invitations-part.tsx');
const importUsage = () => import('./usage-part.tsx');

/** What the first view can do without. */
export function LazySections({ isOwner }: { readonly isOwner: boolean }) {
  const InvitationsPart = useLazyPart(importInvitations, { isWanted: isOwner });
  const UsagePart = useLazyPart(importUsage);
  const isLinked = usePermission('group:view_transactions');
  return (
    <>
      {isOwner && (InvitationsPart === null ? <Skeleton height="12rem" /> : <InvitationsPart />)}
      {UsagePart === null ? <Skeleton height="20rem" /> : <UsagePart isLinked={isLinked} />}
    </>
  );
}
