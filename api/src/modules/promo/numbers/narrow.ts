import { demandSource } from '../fields.ts';
import type { PromoFilter } from '../filter-repository.ts';

/** The one address, fingerprint or cluster that the query asks for. Empty texts ask for nothing. */
export function narrowOf({
  ip,
  fingerprint,
  cluster_id: clusterId,
}: {
  readonly ip?: string;
  readonly fingerprint?: string;
  readonly cluster_id?: string;
}): PromoFilter {
  return {
    ip: ip?.trim() ? demandSource('ip', ip.trim()) : undefined,
    fingerprint: fingerprint?.trim() ? demandSource('fingerprint', fingerprint.trim()) : undefined,
    cluster_id: clusterId,
  };
}
