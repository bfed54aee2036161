import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { ClusterDetail } from '../../../api/promo.ts';
import type { ClusterNode } from './node-words.ts';

export const GRAPH_WIDTH = 800;
export const GRAPH_HEIGHT = 420;

const TICKS = 220;
const MARGIN = 28;
const RADIUS_MIN = 6;
const RADIUS_MAX = 18;

interface PlacedNode extends ClusterNode {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface PlacedEdge {
  readonly key: string;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
}

interface MovingNode extends SimulationNodeDatum {
  readonly key: string;
  readonly radius: number;
}

/**
 * Where everything stands once it has come to rest. It is reckoned at once and never moves, so there is nothing to
 * reduce for whoever asks for less motion.
 */
export function layGraph({ nodes, edges }: Pick<ClusterDetail, 'nodes' | 'edges'>) {
  const most = Math.max(1, ...nodes.map(({ requests }) => requests));
  const moving: MovingNode[] = nodes.map(({ key, requests }) => ({
    key,
    radius: RADIUS_MIN + (RADIUS_MAX - RADIUS_MIN) * Math.sqrt(requests / most),
  }));
  const links: SimulationLinkDatum<MovingNode>[] = edges.map(({ from, to }) => ({
    source: from,
    target: to,
  }));
  forceSimulation(moving)
    .force(
      'link',
      forceLink<MovingNode, SimulationLinkDatum<MovingNode>>(links)
        .id(({ key }) => key)
        .distance(46),
    )
    .force('charge', forceManyBody().strength(-70))
    .force(
      'collide',
      forceCollide<MovingNode>(({ radius }) => radius + 3),
    )
    .force('x', forceX(0).strength(0.06))
    .force('y', forceY(0).strength(0.1))
    .stop()
    .tick(TICKS);
  const placed = new Map(fit(moving, nodes).map((node) => [node.key, node]));
  return {
    nodes: [...placed.values()],
    edges: edges.flatMap((edge): PlacedEdge[] => {
      const from = placed.get(edge.from);
      const to = placed.get(edge.to);
      return from && to ? [{ key: `${edge.from} ${edge.to}`, from, to }] : [];
    }),
  };
}

/** Stretches what came out over the whole picture. */
function fit(moving: readonly MovingNode[], nodes: readonly ClusterNode[]): PlacedNode[] {
  const scale = (values: readonly number[], size: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = size - 2 * MARGIN;
    return (value: number) => (high === low ? size / 2 : MARGIN + ((value - low) / (high - low)) * room);
  };
  const x = scale(
    moving.map((node) => node.x ?? 0),
    GRAPH_WIDTH,
  );
  const y = scale(
    moving.map((node) => node.y ?? 0),
    GRAPH_HEIGHT,
  );
  return nodes.flatMap((node, index) => {
    const at = moving[index];
    return at === undefined ? [] : [{ ...node, radius: at.radius, x: x(at.x ?? 0), y: y(at.y ?? 0) }];
  });
}
