import { addMoney, compareMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import { isOwnPayer } from '#lib/ledger/index.ts';
import type { KindOfProposal } from '#modules/proposals/kind.ts';
import type { ProposalRow } from '#modules/proposals/repository.ts';
import { recordLimit } from './record-limit.ts';
import { updatePayer } from './repository.ts';

/** The raise of a credit limit from one amount to another. */
export const CREDIT_LIMIT: KindOfProposal = {
  permission: 'user:manage',
  isOwn: isOwnPayer,
  outdated: (row) => (row.is_closed ? 'closed' : isChanged(row) ? 'limit_changed' : null),
  async confirm(
    trx,
    request,
    { id, payer_id, payer_is_active: isActive, limit_before, amount, limit_now, reason },
  ) {
    const creditLimit = toWire(addMoney(fromWire(limit_before ?? '0'), fromWire(amount)));
    await updatePayer(trx, payer_id, { isActive, creditLimit });
    await recordLimit(
      trx,
      request,
      { id: payer_id, credit_limit: limit_now },
      { creditLimit, reason, proposalId: id },
    );
    return {};
  },
};

/** Two people agree on a raise from one limit to another, so it is outdated once the limit has changed. */
const isChanged = ({ limit_before: before, limit_now: now }: ProposalRow): boolean =>
  before !== null && compareMoney(fromWire(before), fromWire(now)) !== 0;
