import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { FundProposal } from '../../../api/payers.ts';
import { nameOf } from '../payer-words.ts';
import { limitText } from '../proposal-words.ts';

/** What is asked for, by whom and why. */
export function ProposalFacts({ proposal }: { readonly proposal: FundProposal }) {
  const { payer, amount, reason, document, proposedBy, createdAt } = proposal;
  const limit = limitText(proposal);
  return (
    <FactList>
      <Fact term="Счёт">{`${payer.name} (${PAYER_KIND[payer.kind].label.toLowerCase()})`}</Fact>
      {limit === null ? (
        <Fact term="Сумма">
          <MoneyText value={amount} signed />
        </Fact>
      ) : (
        <Fact term="Кредитный лимит">{limit}</Fact>
      )}
      <Fact term="Причина">{reason}</Fact>
      {document !== null && <Fact term="Документ">{document}</Fact>}
      <Fact term="Предложено">
        {nameOf(proposedBy)}, <DateText value={createdAt} format="datetime" />
      </Fact>
    </FactList>
  );
}
