import { ButtonLink } from '@cabinet/kernel/ui';
import { useProposalsOfMine, useWaitingProposals } from '../../api/proposals.ts';
import { paths } from '../../paths.ts';
import { PROPOSAL_GROUPS } from './proposal-groups.ts';

interface CountedLinkProps {
  readonly to: string;
  /** Unknown while that is on the way. */
  readonly count: number | undefined;
}

function CountedLink({ to, count }: CountedLinkProps) {
  return (
    <ButtonLink variant="outline" to={to}>
      {count === undefined || count === 0 ? 'Предложения' : `Предложения: ${count}`}
    </ButtonLink>
  );
}

/** Leads to what waits for a second person among the kinds of this place, and says how many that are. */
export function ProposalsLink({ of }: { readonly of: keyof typeof PROPOSAL_GROUPS }) {
  const { kinds } = PROPOSAL_GROUPS[of];
  return (
    <CountedLink
      to={`${paths.adminProposals.to()}?kind=${kinds.join()}`}
      count={useWaitingProposals(kinds)}
    />
  );
}

/** Leads to whatever waits for a second person, and says how much of it waits for the viewer. */
export function MyProposalsLink() {
  return <CountedLink to={paths.adminProposals.to()} count={useProposalsOfMine()} />;
}
