import { Navigate, useSearchParams } from '@cabinet/kernel/router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PROPOSAL_GROUPS } from './proposal-groups.ts';

interface MovedProposalsProps {
  /** The tab in which they stood. */
  readonly tab: string;
  readonly of: keyof typeof PROPOSAL_GROUPS;
  readonly children: ReactNode;
}

/** The address with these filters where the proposals stand now. */
function addressOf(search: URLSearchParams, kinds: readonly string[]): string {
  const filters = new URLSearchParams(search);
  filters.delete('tab');
  filters.delete('page');
  if (!filters.has('kind')) filters.set('kind', kinds.join());
  return `${paths.adminProposals.to()}?${filters}`;
}

/** A screen in a tab of which proposals stood: a bookmark of that tab leads to where they are now. */
export function MovedProposals({ tab, of, children }: MovedProposalsProps) {
  const [search] = useSearchParams();
  if (search.get('tab') !== tab) return children;
  return <Navigate to={addressOf(search, PROPOSAL_GROUPS[of].kinds)} replace />;
}
