import { Box, chakra, Flex, Text } from '@cabinet/kernel/ui';
import { useMemo } from 'react';
import type { ClusterDetail } from '../../../api/promo.ts';
import { GRAPH_HEIGHT, GRAPH_WIDTH, layGraph } from './graph-layout.ts';
import { NodeMark } from './node-mark.tsx';
import { type ClusterNode, NODE_KIND_LABEL, nodeText } from './node-words.ts';

const KINDS: readonly ClusterNode['kind'][] = ['user', 'ip', 'fingerprint'];
/** Names of more nodes would lie over each other. */
const LABELLED = 40;
const BUSIEST = 12;

const Picture = /* @__PURE__ */ chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    minWidth: '36rem',
    height: 'auto',
    '& line': { stroke: 'border.emphasized', strokeWidth: 1 },
    '& [data-kind=user]': { fill: 'chart.1' },
    '& [data-kind=ip]': { fill: 'chart.3' },
    '& [data-kind=fingerprint]': { fill: 'chart.2' },
    '& [data-mark]': { stroke: 'bg.panel', strokeWidth: 1.5 },
    '& [data-blocked]': { stroke: 'fg.error', strokeWidth: 3 },
    '& text': { fill: 'fg', fontSize: '11px' },
  },
});

function labelled(nodes: readonly ClusterNode[]): ReadonlySet<string> {
  const busiest = [...nodes].sort((one, other) => other.requests - one.requests);
  return new Set(busiest.slice(0, nodes.length <= LABELLED ? nodes.length : BUSIEST).map(({ key }) => key));
}

function Legend() {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1.5" mt="3" textStyle="sm">
      {KINDS.map((kind) => (
        <Flex as="li" key={kind} align="center" gap="2">
          <Picture viewBox="0 0 20 20" width="20px" minWidth="20px" style={{ width: 20 }} aria-hidden>
            <NodeMark kind={kind} x={10} y={10} radius={8} isBlocked={false} />
          </Picture>
          <Text color="fg.muted">{NODE_KIND_LABEL[kind]}</Text>
        </Flex>
      ))}
      <Text as="li" color="fg.muted">
        Красная обводка — заблокирован
      </Text>
    </Flex>
  );
}

/** The cluster as a picture at rest; the table below it says the same in words. */
export default function ClusterGraph({ cluster }: { readonly cluster: ClusterDetail }) {
  const { nodes, edges } = useMemo(() => layGraph(cluster), [cluster]);
  const names = useMemo(() => labelled(cluster.nodes), [cluster]);
  const about = `Граф кластера: узлов ${nodes.length}, связей ${edges.length}. То же самое — в таблице «Связи».`;
  return (
    <Box>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="Граф кластера" focusVisibleRing="outside">
        <Picture viewBox={`0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}`} role="img" aria-label={about}>
          {edges.map(({ key, from, to }) => (
            <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
          {nodes.map(({ key, kind, x, y, radius, blocked, label, requests }) => (
            <g key={key}>
              <title>{`${NODE_KIND_LABEL[kind]} ${label}: заявок ${requests}`}</title>
              <NodeMark kind={kind} x={x} y={y} radius={radius} isBlocked={blocked} />
            </g>
          ))}
          {nodes
            .filter(({ key }) => names.has(key))
            .map((node) => (
              <text key={node.key} x={node.x} y={node.y + node.radius + 12} textAnchor="middle">
                {nodeText(node)}
              </text>
            ))}
        </Picture>
      </Box>
      <Legend />
    </Box>
  );
}
