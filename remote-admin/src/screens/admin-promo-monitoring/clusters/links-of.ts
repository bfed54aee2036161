import { plural } from '@cabinet/kernel/core/text';
import type { ClusterDetail } from '../../../api/promo.ts';
import { type ClusterNode, nodeText } from './node-words.ts';

/** More of them say less than their number. */
const NAMED = 4;

/** A node, and in words what it is connected to. */
export interface NodeLinks {
  readonly node: ClusterNode;
  readonly text: string;
}

/** Every node with its neighbours, the busiest first. */
export function linksOf({ nodes, edges }: Pick<ClusterDetail, 'nodes' | 'edges'>): NodeLinks[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const neighbours = new Map<string, { name: string; requests: number }[]>();
  for (const { from, to, requests } of edges)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const node = byKey.get(other);
      if (node === undefined) continue;
      neighbours.set(one, [...(neighbours.get(one) ?? []), { name: nodeText(node), requests }]);
    }
  return [...nodes]
    .sort((one, other) => other.requests - one.requests)
    .map((node) => ({ node, text: textOf(neighbours.get(node.key) ?? []) }));
}

function textOf(links: readonly { readonly name: string; readonly requests: number }[]): string {
  const named = links.slice(0, NAMED).map(({ name, requests }) => `${name} (${requests})`);
  const rest = links.length - named.length;
  return rest === 0
    ? named.join(', ')
    : `${named.join(', ')} и ещё ${rest} ${plural(rest, 'связь', 'связи', 'связей')}`;
}
