import { ButtonLink } from '@cabinet/kernel/ui';
import { useWaitingProposals } from '../../api/proposals.ts';
import { paths } from '../../paths.ts';
import { PROPOSAL_GROUPS } from './proposal-groups.ts';

/** Leads to what waits for a second person among the kinds of this place, and says how many that are. */
export function ProposalsLink({ of }: { readonly of: keyof typeof PROPOSAL_GROUPS }) {
  const { kinds } = PROPOSAL_GROUPS[of];
  const count = useWaitingProposals(kinds);
  return (
    <ButtonLink variant="outline" to={`${paths.adminProposals.to()}?kind=${kinds.join()}`}>
      {count === undefined || count === 0 ? 'Предложения' : `Предложения: ${count}`}
    </ButtonLink>
  );
}
