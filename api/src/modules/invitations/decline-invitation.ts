import type { FastifyRequest } from 'fastify';
import { inTransaction } from '#db/database.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { demandLink, lockPendingLink } from './demand-link.ts';
import type { App, Link } from './inviting.ts';
import { findPerson } from './person-repository.ts';
import { refuseStranger } from './refusals.ts';
import { closeInvitation } from './repository.ts';

/** Declines by the link alone, because whoever holds it has read the letter. */
export async function declineInvitation(
  { context }: App,
  request: FastifyRequest,
  link: Link,
): Promise<void> {
  const { db } = context.connection;
  const { session } = request;
  const person = session ? await findPerson(db, session.userId) : undefined;
  if (person) refuseStranger(await demandLink(db, link), person);
  await inTransaction(db, async (trx) => {
    const { id, email, organisation_id: organisationId } = await lockPendingLink(trx, link);
    await closeInvitation(trx, id, { status: 'declined' });
    await recordAudit(
      trx,
      {
        actorId: person?.id ?? null,
        action: `${link.kind}.invitation_decline`,
        entityType: link.kind,
        entityId: organisationId,
        before: { email, status: 'pending' },
        after: { email, status: 'declined' },
      },
      request,
    );
  });
}
