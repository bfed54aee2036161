import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import type { Link } from './inviting.ts';
import { findLink, type LinkRow } from './link-repository.ts';
import { lockOrganisation } from './organisation-repository.ts';
import { refuseUnlessPending } from './refusals.ts';

/** The invitation of a link. RES.001 for a link that was never given out. */
export async function demandLink(db: Database, { kind, secret }: Link): Promise<LinkRow> {
  const link = await findLink(db, kind, hashSecret(secret));
  if (!link) throw new ApiError('RES.001', { message: 'Приглашение не найдено. Проверьте ссылку' });
  return link;
}

/** The same under the lock of its organisation, if the invitation can still be answered. */
export async function lockPendingLink(trx: Database, link: Link): Promise<LinkRow> {
  const { organisation_id: organisationId } = await demandLink(trx, link);
  await lockOrganisation(trx, { kind: link.kind, organisationId });
  const locked = await demandLink(trx, link);
  refuseUnlessPending(locked);
  return locked;
}
