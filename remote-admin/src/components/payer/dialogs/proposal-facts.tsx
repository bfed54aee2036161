import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Proposal } from '../../../api/payers.ts';
import { nameOf } from '../payer-words.ts';
import { limitText } from '../proposal-words.ts';

/** What is asked for, by whom and why. */
export function ProposalFacts({ proposal }: { readonly proposal: Proposal }) {
  const { payer, request, amount, leavesDebt, reason, document, proposedBy, createdAt } = proposal;
  const limit = limitText(proposal);
  return (
    <FactList>
      <Fact term="Счёт">{`${payer.name} (${PAYER_KIND[payer.kind].label.toLowerCase()})`}</Fact>
      {request !== null && <Fact term="Возврат по заявке">{request.number}</Fact>}
      {limit === null ? (
        <Fact term="Сумма">
          <MoneyText value={amount} signed />
        </Fact>
      ) : (
        <Fact term="Кредитный лимит">{limit}</Fact>
      )}
      {leavesDebt && <Fact term="Долг">Что уже потрачено, станет долгом плательщика</Fact>}
      <Fact term="Причина">{reason}</Fact>
      {document !== null && <Fact term="Документ">{document}</Fact>}
      <Fact term="Предложено">
        {nameOf(proposedBy)}, <DateText value={createdAt} format="datetime" />
      </Fact>
      {proposal.status === 'pending' && (
        <Fact term="Действует до">
          <DateText value={proposal.expiresAt} format="datetime" />
        </Fact>
      )}
    </FactList>
  );
}
