import type { Database } from '#db/index.ts';
import { isVerifiedCompany } from '#lib/companies/verified.ts';
import { type Limit, SHARED_LIMITS } from '#plugins/gates/rate-limit.ts';
import type { Inviting } from './inviting.ts';

type Sort = 'usual' | 'verified';

const INVITATIONS_A_DAY: Readonly<Record<Sort, Limit>> = {
  usual: SHARED_LIMITS.invitationsByInviter,
  verified: SHARED_LIMITS.invitationsByInviterOfVerified,
};

/** How many letters of invitations one person may send a day for this organisation (product §15.4, §16.4). */
export async function invitationsADay(db: Database, of: Inviting): Promise<Limit> {
  return INVITATIONS_A_DAY[await sortOf(db, of)];
}

async function sortOf(db: Database, { kind, organisationId }: Inviting): Promise<Sort> {
  const isVerified = kind === 'company' && (await isVerifiedCompany(db, organisationId));
  return isVerified ? 'verified' : 'usual';
}
