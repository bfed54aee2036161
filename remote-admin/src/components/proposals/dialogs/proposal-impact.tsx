import { PriceImpactView } from '@cabinet/access';
import { Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { type Proposal, type ProposalKind, useProposedPriceImpact } from '../../../api/proposals.ts';

interface ImpactProps {
  readonly proposal: Pick<Proposal, 'id' | 'kind'>;
}

function PriceImpactOf({ proposal: { id } }: ImpactProps) {
  const { data, error, mutate, isValidating } = useProposedPriceImpact(id);
  return (
    <Stack role="status" gap="0">
      <PriceImpactView
        impact={data}
        hasFailed={error !== undefined}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    </Stack>
  );
}

/** Kinds of which the last days show what they come to. */
const IMPACT: Partial<Record<ProposalKind, (props: ImpactProps) => ReactNode>> = {
  model_price: PriceImpactOf,
};

/** What a proposal comes to, for the second person. */
export function ProposalImpact({ proposal }: ImpactProps) {
  const Impact = IMPACT[proposal.kind];
  return Impact !== undefined && <Impact proposal={proposal} />;
}
