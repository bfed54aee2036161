import { grantedNames } from '@cabinet/access';
import { useLocation } from '@cabinet/kernel/router';
import { Box, Skeleton, useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { CompanyRole } from '../../api/company-roles.ts';
import { INVITE_ANCHOR } from '../../lib/invite-anchor.ts';

const importInvitations = () =>
  import('@cabinet/members/invitations').then(({ InvitationsSection }) => ({ default: InvitationsSection }));

/** Roles that the inviter may give, the one that grants least first: it is the usual one. */
function offeredRoles(roles: readonly CompanyRole[] | undefined) {
  return (roles ?? [])
    .filter(({ mayAssign }) => mayAssign)
    .map((role) => ({ role, names: grantedNames(role) }))
    .sort((one, other) => one.names.length - other.names.length)
    .map(({ role, names }) => ({
      value: role.roleId,
      label: role.roleName,
      hint: names.length === 0 ? 'Без дополнительных прав' : names.join(', '),
    }));
}

interface InvitationsPartProps {
  readonly companyId: string;
  readonly roles: readonly CompanyRole[] | undefined;
}

/** Inviting, and who is invited; an address that ends in `#invite` begins there. */
export function InvitationsPart({ companyId, roles }: InvitationsPartProps) {
  const Invitations = useLazyPart(importInvitations);
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const offered = useMemo(() => offeredRoles(roles), [roles]);
  const isHere = Invitations !== null;
  // The key makes a second press on the same link work as the first.
  const wanted = isHere && hash === `#${INVITE_ANCHOR}` ? key : null;
  useEffect(
    function beginToInvite() {
      if (wanted === null || place.current === null) return;
      place.current.scrollIntoView({ block: 'start' });
      const field = place.current.querySelector<HTMLElement>('textarea, input');
      (field ?? place.current).focus();
    },
    [wanted],
  );
  return (
    <Box ref={place} id={INVITE_ANCHOR} tabIndex={-1} scrollMarginTop="4" outline="none">
      {Invitations === null ? (
        <Skeleton height="16rem" />
      ) : (
        <Invitations of={{ kind: 'company', companyId }} roles={offered} />
      )}
    </Box>
  );
}
