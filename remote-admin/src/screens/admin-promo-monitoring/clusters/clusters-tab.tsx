import type { PromoTabProps } from '../promo-tab-props.ts';
import { ClusterList } from './cluster-list.tsx';
import { ClusterView } from './cluster-view.tsx';

interface ClustersTabProps extends PromoTabProps {
  /** The cluster that is open. */
  readonly clusterId: string | null;
}

/** Every cluster, or the one that is open. */
export function ClustersTab({ clusterId, ...props }: ClustersTabProps) {
  return clusterId === null ? <ClusterList {...props} /> : <ClusterView id={clusterId} {...props} />;
}
