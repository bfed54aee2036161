import { CheckIcon, EmptyState } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { fetchProposals, type Proposal, proposalKeys } from '../../api/payers.ts';
import { paths } from '../../paths.ts';
import { proposalActions } from '../payer/proposal-actions.tsx';
import { useProposalDialog } from '../payer/use-payer-dialogs.ts';
import { PROPOSAL_COLUMNS, PROPOSAL_SORTS } from './proposal-columns.tsx';
import { FILTERS_OF_ONE_KIND, PROPOSAL_FILTERS } from './proposal-filters.ts';

const ALL = {
  id: 'fund-proposals',
  label: 'Предложения',
  filters: PROPOSAL_FILTERS,
  hrefOf: ({ payer }: Proposal) => paths.adminPayersDetail.to({ payerId: payer.id }),
  empty: (
    <EmptyState
      icon={<CheckIcon />}
      title="Предложений нет"
      description="Большую сумму, большой кредитный лимит и большой возврат проводят двое: сначала один предлагает, потом другой подтверждает здесь."
    />
  ),
};

const REFUNDS: typeof ALL = {
  id: 'refund-proposals',
  label: 'Предложенные возвраты',
  filters: FILTERS_OF_ONE_KIND,
  hrefOf: ({ payer, request }) =>
    request === null
      ? paths.adminPayersDetail.to({ payerId: payer.id })
      : paths.adminPaymentRequestsDetail.to({ requestId: request.id }),
  empty: (
    <EmptyState
      icon={<CheckIcon />}
      title="Предложенных возвратов нет"
      description="Большой возврат проводят двое: сначала один предлагает его на странице заявки, потом другой подтверждает здесь."
    />
  ),
};

/** What one person proposed, of one kind or of all, and what another one decides. */
export function ProposalsSection({ kind }: { readonly kind?: 'request_refund' }) {
  const { id, label, filters, hrefOf, empty } = kind === undefined ? ALL : REFUNDS;
  const list = useList({
    cacheKey: proposalKeys.list(kind),
    fetch: (params) => fetchProposals({ ...params, ...(kind !== undefined && { kind }) }),
    filters,
    sorts: PROPOSAL_SORTS,
    defaultSort: '-created_at',
  });
  const dialog = useProposalDialog();
  return (
    <>
      <ListTable
        id={id}
        label={label}
        list={list}
        columns={PROPOSAL_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        hrefOf={hrefOf}
        rowActions={(proposal) => proposalActions(proposal, (deed) => dialog.ask({ deed, proposal }))}
        empty={empty}
      />
      {dialog.element}
    </>
  );
}
