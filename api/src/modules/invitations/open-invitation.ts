import { maskEmail } from '@cabinet/kernel/core/text';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { COMPANY_SYSTEM_ROLES } from '#lib/companies/system-roles.ts';
import { wireOrNull } from '#lib/wire.ts';
import { demandLink } from './demand-link.ts';
import type { App, Kind, Opener } from './inviting.ts';
import type { LinkRow } from './link-repository.ts';
import { findPerson, type Person } from './person-repository.ts';
import { obstacleOf, stateOf } from './refusals.ts';
import type { InvitationViewData } from './schemas.ts';

export { acceptInvitation, acceptOwnInvitation } from './accept-invitation.ts';
export { confirmAddress, sendCode } from './confirm-address.ts';
export { declineInvitation } from './decline-invitation.ts';

type View = Static<typeof InvitationViewData>;

export async function viewInvitation(
  { context }: App,
  { session }: FastifyRequest,
  opener: Opener,
): Promise<View> {
  const { db } = context.connection;
  const { kind } = opener;
  const link = await demandLink(db, opener);
  const viewer = session ? await findPerson(db, session.userId) : undefined;
  return {
    kind,
    organisation: { name: link.organisation_name },
    inviter: { display_name: link.inviter_name },
    email: maskEmail(link.email),
    state: stateOf(link),
    revoked_because: link.revoked_because,
    role_name: kind === 'company' ? (link.role_name ?? COMPANY_SYSTEM_ROLES.employee.name) : null,
    monthly_cap: wireOrNull(link.monthly_cap),
    expires_at: link.expires_at.toISOString(),
    proves_email: link.proves_email,
    viewer: viewer ? viewerOf(kind, link, viewer) : null,
  };
}

/** Only the addressee learns what they belong to. */
function viewerOf(kind: Kind, link: LinkRow, person: Person): View['viewer'] {
  if (person.email !== link.email) return { is_addressee: false, obstacle: null, paying: null };
  return {
    is_addressee: true,
    obstacle: obstacleOf(kind, link.organisation_id, person),
    paying: kind === 'group' && person.company_id !== null ? 'company' : null,
  };
}
