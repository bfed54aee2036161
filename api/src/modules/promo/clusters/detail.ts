import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { wire } from '#lib/wire.ts';
import {
  countEdges,
  type EdgeRow,
  findCluster,
  findEdges,
  findNetworks,
  type NetworkRow,
} from './repository.ts';
import type { ClusterDetailSchema } from './schemas.ts';

const EDGES_MAX = 500;
const NODES_MAX = 200;
const NETWORKS_MAX = 100;

type Detail = Static<typeof ClusterDetailSchema>;
type Node = Detail['nodes'][number];

/** A cluster with its graph. Of a large one only the busiest edges are given, with the number of all. */
export async function readCluster(db: Database, id: string): Promise<Detail> {
  const cluster = await findCluster(db, id);
  if (!cluster) throw new ApiError('RES.001', { message: 'Кластер не найден' });
  const [edges, total, networks] = await Promise.all([
    findEdges(db, id, EDGES_MAX),
    countEdges(db, id),
    findNetworks(db, NETWORKS_MAX, id),
  ]);
  const graph = graphOf(edges);
  return {
    ...toCluster(cluster),
    ...graph,
    edges_total: total,
    is_cut: graph.edges.length < total,
    shared_networks: networks.rows.map(toNetwork),
  };
}

/** Adds edge by edge while there is room for both ends, so that no node stands alone. */
function graphOf(edges: readonly EdgeRow[]): Pick<Detail, 'nodes' | 'edges'> {
  const nodes = new Map<string, Node>();
  const kept: Detail['edges'] = [];
  for (const edge of edges) {
    const [from, to] = [fingerprintOf(edge), otherOf(edge)];
    const added = [from, to].filter(({ key }) => !nodes.has(key)).length;
    if (kept.length === EDGES_MAX || nodes.size + added > NODES_MAX) continue;
    for (const node of [from, to]) {
      const known = nodes.get(node.key) ?? node;
      // Every request has an address, so a fingerprint counts its requests by these; people would count them twice.
      const counts = node === to || edge.kind === 'ip';
      nodes.set(node.key, { ...known, requests: known.requests + (counts ? edge.requests : 0) });
    }
    kept.push({ from: from.key, to: to.key, requests: edge.requests });
  }
  return { nodes: [...nodes.values()], edges: kept };
}

function fingerprintOf({ fingerprint, fingerprint_blocked: blocked }: EdgeRow): Node {
  const key = `fingerprint:${fingerprint}`;
  return { key, kind: 'fingerprint', value: fingerprint, label: fingerprint, requests: 0, blocked };
}

function otherOf({ kind, value, label, is_blocked: blocked }: EdgeRow): Node {
  return { key: `${kind}:${value}`, kind, value, label, requests: 0, blocked };
}

export const toCluster = <Row extends { readonly amount: string }>(row: Row) => ({
  ...row,
  amount: wire(row.amount),
});

export function toNetwork(row: NetworkRow) {
  const { ip, fingerprints, requests, granted, blocked } = row;
  const times = { first_seen: row.first_seen.toISOString(), last_seen: row.last_seen.toISOString() };
  return { ip, fingerprints, requests, granted, blocked, ...times, amount: wire(row.amount) };
}
