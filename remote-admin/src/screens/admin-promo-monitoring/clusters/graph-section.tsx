import { notifyPartFailure } from '@cabinet/kernel/notify';
import { SectionCard, Skeleton, useLazyPart } from '@cabinet/kernel/ui';
import type { ClusterDetail } from '../../../api/promo.ts';

const importGraph = () => import(/* webpackChunkName: "promo-graph" */ './cluster-graph.tsx');

const HEIGHT = '26rem';

/** What holds the cluster together, drawn. Its code comes by itself; the table below says the same. */
export function GraphSection({ cluster }: { readonly cluster: ClusterDetail }) {
  const Graph = useLazyPart(importGraph, { onFailure: notifyPartFailure });
  return (
    <SectionCard
      title="Граф"
      description="Линия — заявки, в которых встретились двое. Чем больше заявок, тем крупнее знак."
    >
      {Graph === null ? <Skeleton height={HEIGHT} aria-busy /> : <Graph cluster={cluster} />}
    </SectionCard>
  );
}
