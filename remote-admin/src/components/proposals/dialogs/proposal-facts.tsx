import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import { DateText, Stack } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { Proposal } from '../../../api/proposals.ts';
import { nameOf } from '../../../lib/names.ts';
import { ChangedFacts, ChangedPermissions } from '../changed-parts.tsx';
import { deedText, limitText } from '../words/proposal-text.ts';
import { SubjectLink } from './subject-link.tsx';

interface ProposalFactsProps {
  readonly proposal: Proposal;
  /** Whether what it is about is named as a link. */
  readonly hasLinks?: boolean;
}

function SubjectFacts({ proposal, hasLinks }: Required<ProposalFactsProps>) {
  const { payer, person, title, request } = proposal;
  return (
    <>
      {title !== null && <Fact term="О чём">{title}</Fact>}
      {payer !== null && (
        <Fact term="Счёт">
          <SubjectLink to={hasLinks ? 'payer' : null} id={payer.id}>
            {payer.name}
          </SubjectLink>
          <span>{` (${PAYER_KIND[payer.kind].label.toLowerCase()})`}</span>
        </Fact>
      )}
      {person !== null && (
        <Fact term="О ком">
          <SubjectLink to={hasLinks ? 'person' : null} id={person.id}>
            {nameOf(person)}
          </SubjectLink>
        </Fact>
      )}
      {request !== null && (
        <Fact term="Заявка">
          <SubjectLink to={hasLinks ? 'request' : null} id={request.id}>
            {request.number}
          </SubjectLink>
        </Fact>
      )}
    </>
  );
}

function MoneyFacts({ proposal }: { readonly proposal: Proposal }) {
  const { amount, leavesDebt } = proposal;
  const limit = limitText(proposal);
  return (
    <>
      {limit !== null && <Fact term="Кредитный лимит">{limit}</Fact>}
      {limit === null && amount !== null && (
        <Fact term="Сумма">
          <MoneyText value={amount} signed />
        </Fact>
      )}
      {leavesDebt && <Fact term="Долг">Что уже потрачено, станет долгом плательщика</Fact>}
    </>
  );
}

/** What is asked for, by whom and why. */
export function ProposalFacts({ proposal, hasLinks = false }: ProposalFactsProps) {
  const { reason, document, proposedBy, createdAt, details } = proposal;
  return (
    <Stack gap="4">
      <FactList>
        <Fact term="Что предложено">{deedText(proposal)}</Fact>
        <SubjectFacts proposal={proposal} hasLinks={hasLinks} />
        <MoneyFacts proposal={proposal} />
        <ChangedFacts details={details} />
        {reason !== null && <Fact term="Причина">{reason}</Fact>}
        {document !== null && <Fact term="Документ">{document}</Fact>}
        <Fact term="Автор">
          <span>{`${nameOf(proposedBy)}, `}</span>
          <DateText value={createdAt} format="datetime" />
        </Fact>
        {proposal.status === 'pending' && proposal.takesEffectAt === null && (
          <Fact term="Ждёт до">
            <DateText value={proposal.expiresAt} format="datetime" />
          </Fact>
        )}
      </FactList>
      <ChangedPermissions details={details} />
    </Stack>
  );
}
