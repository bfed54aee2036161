import { CheckIcon, EmptyState } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { fetchProposals, type Proposal, proposalKeys } from '../../api/payers.ts';
import { proposalActions } from '../../components/payer/proposal-actions.tsx';
import { useProposalDialog } from '../../components/payer/use-payer-dialogs.ts';
import { paths } from '../../paths.ts';
import { PROPOSAL_FILTERS } from './payer-filters.ts';
import { PROPOSAL_COLUMNS, PROPOSAL_SORTS } from './proposal-columns.tsx';

const EMPTY = (
  <EmptyState
    icon={<CheckIcon />}
    title="Предложений нет"
    description="Большую сумму и большой кредитный лимит проводят двое: сначала один предлагает, потом другой подтверждает здесь."
  />
);

const hrefOf = ({ payer }: Proposal) => paths.adminPayersDetail.to({ payerId: payer.id });

/** Large sums and credit limits that one person proposed, and what another one decides. */
export function ProposalsSection() {
  const list = useList({
    cacheKey: proposalKeys.list(),
    fetch: fetchProposals,
    filters: PROPOSAL_FILTERS,
    sorts: PROPOSAL_SORTS,
    defaultSort: '-created_at',
  });
  const dialog = useProposalDialog();
  return (
    <>
      <ListTable
        id="fund-proposals"
        label="Предложения"
        list={list}
        columns={PROPOSAL_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        hrefOf={hrefOf}
        rowActions={(proposal) => proposalActions(proposal, (deed) => dialog.ask({ deed, proposal }))}
        empty={EMPTY}
      />
      {dialog.element}
    </>
  );
}
