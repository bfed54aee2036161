import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Opener } from './inviting.ts';
import { findLink, findOwnInvitation, type LinkRow } from './link-repository.ts';
import { lockOrganisation } from './organisation-repository.ts';
import { refuseUnlessPending } from './refusals.ts';

/**
 * The invitation of a link, or one of somebody's own. RES.001 for a link that was never given out, and for an invitation
 * to another e-mail, as for one that there is not.
 */
export async function demandLink(db: Database, opener: Opener): Promise<LinkRow> {
  if ('id' in opener) return (await findOwnInvitation(db, opener)) ?? refuseUnknown('');
  const { kind, secret } = opener;
  return (await findLink(db, kind, hashSecret(secret))) ?? refuseUnknown('. Проверьте ссылку');
}

function refuseUnknown(hint: string): never {
  throw new ApiError('RES.001', { message: `Приглашение не найдено${hint}` });
}

/** The same under the lock of its organisation, if the invitation can still be answered. */
export async function lockPendingLink(trx: Database, link: Opener): Promise<LinkRow> {
  const { organisation_id: organisationId } = await demandLink(trx, link);
  await lockOrganisation(trx, { kind: link.kind, organisationId });
  const locked = await demandLink(trx, link);
  refuseUnlessPending(locked);
  return locked;
}
