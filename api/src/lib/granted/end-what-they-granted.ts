import type { Database } from '#db/index.ts';
import type { Caller } from '#lib/audit/record-action.ts';
import { recordAudit } from '#lib/audit/record-audit.ts';
import type { AuditAction } from '#lib/audit/words/actions.ts';
import { entityTypeOf } from '#lib/audit/words/entities.ts';
import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { enqueueLetter } from '#lib/mail/index.ts';
import {
  cancelProposals,
  type EndedConfirmation,
  type EndedProposal,
  endConfirmations,
  revokeLinks,
  withdrawOffers,
} from './decisions-repository.ts';
import { type EndedInvitation, findManagers, revokeInvitations } from './invitations-repository.ts';
import { revokedLetter } from './letter.ts';
import { hasOpenGrants } from './open-grants-repository.ts';
import type { Whose } from './whose.ts';

const AUTHOR_LEFT = 'Автор больше не может предлагать это: предложение отозвано само';
const CONFIRMER_LEFT = 'Тот, кто подтвердил, больше не может этого делать. Нужны подтверждения двух людей';

interface Ended {
  readonly action: AuditAction;
  readonly id: string;
  readonly before?: object;
  readonly after: object;
}

/**
 * Ends what these people have granted and could not grant any more: open invitations, links to a first password,
 * proposals about money, first confirmations of payments, offers of a group (product §15.4). Call it in every
 * transaction that may take a right from somebody, behind the change and before its audit row: the rows that it changes
 * are locked before the log is. What stands by a right that is still held stays, so a call too many does nothing.
 *
 * @param caller whose deed it follows from; null: of nobody, it is found out only now
 */
export async function endWhatTheyGranted(trx: Database, caller: Caller | null, whose: Whose): Promise<void> {
  if (!(await hasOpenGrants(trx, whose))) return;
  const invitations = await revokeInvitations(trx, whose);
  const ended = [...invitations.map(ofInvitation), ...(await endDecisions(trx, whose))];
  await record(trx, caller, ended);
  await tellManagers(trx, invitations, caller);
}

/** Ends the first confirmation of one request, which is locked, when whoever gave it could not give it any more. */
export async function endConfirmationOf(trx: Database, requestId: string): Promise<void> {
  await record(
    trx,
    null,
    (await endConfirmations(trx, { requestId }, CONFIRMER_LEFT)).flatMap(ofConfirmation),
  );
}

async function record(trx: Database, caller: Caller | null, ended: readonly Ended[]): Promise<void> {
  for (const { action, id, before, after } of ended)
    await recordAudit(
      trx,
      {
        by: caller?.session?.actor ?? { name: 'cabinet' },
        action,
        entityType: entityTypeOf(action),
        entityId: id,
        before: before ?? null,
        after,
      },
      caller ?? undefined,
    );
}

const ofInvitation = ({ kind, organisation_id: id, email }: EndedInvitation): Ended => ({
  action: `${kind}.invitation_revoke`,
  id,
  before: { email, status: 'pending' },
  after: { email, status: 'revoked', because: 'inviter' },
});

const ofProposal = ({ id, number, payer_id }: EndedProposal, reason: string): Ended => ({
  action: 'proposal.cancel',
  id,
  before: { status: 'pending' },
  after: { number: proposalNumber(number), payer_id, reason },
});

function ofConfirmation(ended: EndedConfirmation): Ended[] {
  const { id, number, payer_id, proposal_id, proposal_number } = ended;
  return [
    { action: 'payment_request.unconfirmed', id, after: { number: requestNumber(number) } },
    ...(proposal_id === null || proposal_number === null
      ? []
      : [ofProposal({ id: proposal_id, number: proposal_number, payer_id }, CONFIRMER_LEFT)]),
  ];
}

async function endDecisions(trx: Database, whose: Whose): Promise<Ended[]> {
  const links = await revokeLinks(trx, whose);
  // A request is locked before a proposal, as whoever decides does it.
  const confirmations = await endConfirmations(trx, whose, CONFIRMER_LEFT);
  const proposals = await cancelProposals(trx, whose, AUTHOR_LEFT);
  const groups = await withdrawOffers(trx, whose);
  return [
    ...links.map(
      ({ user_id: id, sent_by }) => ({ action: 'user.invite_end', id, after: { sent_by } }) as const,
    ),
    ...proposals.map((proposal) => ofProposal(proposal, AUTHOR_LEFT)),
    ...confirmations.flatMap(ofConfirmation),
    ...groups.map((id) => ({ action: 'group.transfer_withdraw', id, after: {} }) as const),
  ];
}

/** One letter to each manager about all that has ended in their group or company. */
async function tellManagers(
  trx: Database,
  ended: readonly EndedInvitation[],
  caller: Caller | null,
): Promise<void> {
  const cause = { causedBy: caller?.session?.userId ?? null, cabinetOrigin: caller?.cabinetOrigin ?? '' };
  const places = new Map(ended.map((one) => [one.organisation_id, one]));
  for (const place of places.values()) {
    const own = ended.filter(({ organisation_id: id }) => id === place.organisation_id);
    for (const manager of await findManagers(trx, place))
      await enqueueLetter(trx, revokedLetter(manager, place.kind, own, cause));
  }
}
