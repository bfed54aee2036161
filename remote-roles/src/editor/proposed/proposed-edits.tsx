import { useProposalsHref } from '@cabinet/access';
import { Banner, ButtonLink, DateText } from '@cabinet/kernel/ui';
import { type RoleProposal, useRoleProposals } from '../../api/role-proposals.ts';
import { editText } from './edit-text.ts';
import { whoConfirms } from './who-confirms.ts';

function ProposedEdit({ proposal }: { readonly proposal: RoleProposal }) {
  const { number, proposedBy, createdAt } = proposal;
  const href = useProposalsHref();
  const what = editText(proposal);
  return (
    <Banner
      title={`Предложена правка ${number}: ждёт подтверждения`}
      action={
        href !== null && (
          <ButtonLink to={`${href}?${new URLSearchParams({ q: number })}`} size="sm" variant="outline">
            Открыть предложение
          </ButtonLink>
        )
      }
    >
      <span>{`Пока её не подтвердят, роль прежняя. ${what !== '' ? `В правке: ${what}. ` : ''}${whoConfirms(proposal)}\n${proposedBy.displayName || 'Без имени'}, `}</span>
      <DateText value={createdAt} format="datetime" />
    </Banner>
  );
}

/** The changes of a role that wait for a second person. Without an answer the editor works as ever. */
export function ProposedEdits({ roleId }: { readonly roleId: string }) {
  const { data } = useRoleProposals(roleId);
  return data?.items.map((proposal) => <ProposedEdit key={proposal.id} proposal={proposal} />);
}
