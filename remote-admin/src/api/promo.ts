import {
  type Body,
  type Data,
  type DownloadedFile,
  del,
  downloadFile,
  get,
  post,
  type QueryParams,
} from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type PromoStats = Data<'GET nona/admin/promo/stats'>;
export type PromoSeries = Data<'GET nona/admin/promo/analytics'>;
type PromoRequestPage = Data<'GET nona/admin/promo/requests'>;
export type PromoRequest = PromoRequestPage['items'][number];
export type TopIp = Data<'GET nona/admin/promo/top-ips'>['items'][number];
export type TopFingerprint = Data<'GET nona/admin/promo/top-fingerprints'>['items'][number];
export type ClusterPage = Data<'GET nona/admin/promo/clusters'>;
export type Cluster = ClusterPage['items'][number];
export type ClusterDetail = Data<'GET nona/admin/promo/clusters/{id}'>;
export type SharedNetwork = Data<'GET nona/admin/promo/shared-networks'>['items'][number];
type BlockPage = Data<'GET nona/admin/promo/blocks'>;
export type Block = BlockPage['items'][number];
type NewBlock = Body<'POST nona/admin/promo/blocks'>;

/** An address or a fingerprint. */
export type SourceRef = Pick<Block, 'kind' | 'value'>;

const RESOURCE = 'promo';

export const promoKeys = {
  requests: () => [RESOURCE, 'requests'] as const,
  clusters: () => [RESOURCE, 'clusters'] as const,
  cluster: (id: string) => [RESOURCE, 'cluster', id] as const,
  networks: () => [RESOURCE, 'networks'] as const,
  blocks: () => [RESOURCE, 'blocks'] as const,
  source: (source: SourceRef) => [RESOURCE, 'source', source.kind, source.value] as const,
  of: (what: 'stats' | 'series' | 'ips' | 'fingerprints', params: QueryParams) =>
    [RESOURCE, what, params] as const,
};

/** The answer before stays in sight while the next is on its way. */
const LIVE = { revalidateOnFocus: false, keepPreviousData: true } as const;

function refreshPromo(): void {
  void mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}

export function usePromoStats(params: QueryParams) {
  return useSWR(
    promoKeys.of('stats', params),
    ([, , rawQuery]) => get('nona/admin/promo/stats', { rawQuery }),
    LIVE,
  );
}

export function usePromoSeries(params: QueryParams) {
  return useSWR(
    promoKeys.of('series', params),
    ([, , rawQuery]) => get('nona/admin/promo/analytics', { rawQuery }),
    LIVE,
  );
}

export function useTopIps(params: QueryParams) {
  return useSWR(
    promoKeys.of('ips', params),
    ([, , rawQuery]) => get('nona/admin/promo/top-ips', { rawQuery }),
    LIVE,
  );
}

export function useTopFingerprints(params: QueryParams) {
  return useSWR(
    promoKeys.of('fingerprints', params),
    ([, , rawQuery]) => get('nona/admin/promo/top-fingerprints', { rawQuery }),
    LIVE,
  );
}

export function fetchPromoRequests(params: QueryParams): Promise<PromoRequestPage> {
  return get('nona/admin/promo/requests', { rawQuery: params });
}

/** Saves the requests of a filter. */
export function savePromoRequests(params: QueryParams, format: 'csv' | 'xlsx'): Promise<DownloadedFile> {
  return downloadFile(
    'nona/admin/promo/requests/export',
    { rawQuery: { ...params, format } },
    `promo-requests.${format}`,
  );
}

export function fetchClusters(params: QueryParams): Promise<ClusterPage> {
  return get('nona/admin/promo/clusters', { rawQuery: params });
}

export function useCluster(id: string) {
  return useSWR(
    promoKeys.cluster(id),
    ([, , of]) => get('nona/admin/promo/clusters/{id}', { path: { id: of } }),
    LIVE,
  );
}

/** Says that the viewer has looked at a cluster: it is new for nobody any more. */
export async function reviewCluster(id: string): Promise<void> {
  await post('nona/admin/promo/clusters/{id}/review', { path: { id } });
  await mutate((key) => Array.isArray(key) && key[0] === RESOURCE && key[1] !== 'requests');
}

export function useSharedNetworks() {
  return useSWR(promoKeys.networks(), () => get('nona/admin/promo/shared-networks'), LIVE);
}

/** Asks for the clusters of all requests as they are now; a job finds them within seconds. */
export async function refreshClusters(): Promise<void> {
  await post('nona/admin/promo/clusters/refresh');
  await mutate((key) => Array.isArray(key) && key[0] === RESOURCE && key[1] === 'clusters');
}

export function fetchBlocks(params: QueryParams): Promise<BlockPage> {
  return get('nona/admin/promo/blocks', { rawQuery: params });
}

/** What has come from an address or a fingerprint so far. */
export function useSource(source: SourceRef) {
  return useSWR(promoKeys.source(source), ([, , kind, value]) =>
    get('nona/admin/promo/blocks/{kind}/{value}', { path: { kind, value } }),
  );
}

/** Blocks it; a refusal says that what the page knows is old. */
export function blockSource(body: NewBlock, idempotencyKey: string): Promise<Block> {
  return post('nona/admin/promo/blocks', { body, idempotencyKey }).finally(refreshPromo);
}

export function unblockSource({ kind, value }: SourceRef): Promise<null> {
  return del('nona/admin/promo/blocks/{kind}/{value}', { path: { kind, value } }).finally(refreshPromo);
}
