import { proposalNumber } from '#lib/human-number.ts';
import { isOwnPayer } from '#lib/ledger/index.ts';
import type { KindOfProposal } from '#modules/proposals/kind.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { postFunds } from './post-funds.ts';

/** A sum that is added to a payer or taken from it. */
export const FUNDS: KindOfProposal = {
  permission: 'user:manage',
  isOwn: isOwnPayer,
  outdated: (row) => (row.is_closed ? 'closed' : null),
  async confirm(trx, request, { id, number, payer_id, amount, reason, document }) {
    const { entryId, balance } = await postFunds(
      trx,
      { payerId: payer_id, amount, reason, document, actorId: sessionOf(request).userId },
      { id, number: proposalNumber(number) },
    );
    return { entryId, facts: { entry_id: entryId, balance } };
  },
};
