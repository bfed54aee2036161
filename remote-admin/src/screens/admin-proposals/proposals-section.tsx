import { CheckIcon, EmptyState } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { fetchProposals, proposalKeys } from '../../api/proposals.ts';
import { proposalActions } from '../../components/proposals/proposal-actions.tsx';
import { useProposalDialog } from '../../components/proposals/use-proposal-dialog.ts';
import { subjectText } from '../../components/proposals/words/proposal-text.ts';
import { PROPOSAL_COLUMNS, PROPOSAL_SORTS } from './proposal-columns.tsx';
import { ANY_STATUS } from './proposal-filters.ts';
import { useProposalFilters } from './use-proposal-filters.ts';

const EMPTY = (
  <EmptyState
    icon={<CheckIcon />}
    title="Ничего не ждёт второго человека"
    description="Большие суммы, права, цены и почту людей с правами меняют двое: один предлагает на странице счёта, заявки, человека, роли или модели, другой подтверждает здесь. Что решено раньше, покажет фильтр «Состояние»."
  />
);

/** What waits for a second person, or has waited, with that person's decisions. */
export function ProposalsSection() {
  const list = useList({
    cacheKey: proposalKeys.list(),
    fetch: ({ status = 'pending', ...params }) =>
      fetchProposals(status === ANY_STATUS ? params : { ...params, status }),
    filters: useProposalFilters(),
    sorts: PROPOSAL_SORTS,
    defaultSort: '-created_at',
  });
  const dialog = useProposalDialog();
  return (
    <>
      <ListTable
        id="admin-proposals"
        label="Предложения"
        list={list}
        columns={PROPOSAL_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={(proposal) => `${proposal.number}, ${subjectText(proposal)}`}
        onOpen={(proposal) => dialog.ask({ decision: null, proposal })}
        rowActions={(proposal) => proposalActions(proposal, (decision) => dialog.ask({ decision, proposal }))}
        empty={EMPTY}
      />
      {dialog.element}
    </>
  );
}
