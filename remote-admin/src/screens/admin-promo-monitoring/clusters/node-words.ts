import type { ClusterDetail } from '../../../api/promo.ts';
import { shortFingerprint } from '../promo-words.ts';

export type ClusterNode = ClusterDetail['nodes'][number];

export const NODE_KIND_LABEL: Readonly<Record<ClusterNode['kind'], string>> = {
  user: 'Человек',
  ip: 'IP-адрес',
  fingerprint: 'Устройство',
};

/** What a node is called. */
export function nodeText({ kind, label }: Pick<ClusterNode, 'kind' | 'label'>): string {
  return kind === 'fingerprint' ? shortFingerprint(label) : label;
}
