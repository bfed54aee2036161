import type { FastifyRequest } from 'fastify';
import { inTransaction } from '#db/database.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import { countCaller } from './count-code.ts';
import { demandLink, lockPendingLink } from './demand-link.ts';
import type { App, Opener } from './inviting.ts';
import { findPerson } from './person-repository.ts';
import { refuseStranger } from './refusals.ts';
import { closeInvitation } from './repository.ts';

/**
 * Declines by any link of the invitation, a copied one too: whoever holds it can do no more by it than end what its
 * inviter may send anew, and nobody has to prove an address to be left alone.
 */
export async function declineInvitation(
  { context, sharedLimits }: App,
  request: FastifyRequest,
  link: Opener,
): Promise<void> {
  const { db } = context.connection;
  const { session } = request;
  await countCaller(sharedLimits, request.ip, 'invitationAnswersByAddress');
  const person = session ? await findPerson(db, session.userId) : undefined;
  if (person) refuseStranger(await demandLink(db, link), person);
  await inTransaction(db, async (trx) => {
    const { id, email, organisation_id: organisationId } = await lockPendingLink(trx, link);
    await closeInvitation(trx, id, { status: 'declined' });
    await recordAudit(
      trx,
      {
        by: session?.actor ?? { name: 'visitor' },
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
