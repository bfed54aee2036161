import { ApiError, type Body, type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** What is released of every remote, with what pages have said about its builds. */
export type Releases = Data<'GET admin/remotes'>;
export type Remote = Releases['items'][number];
/** A build with its figures of the period. */
export type RemoteBuild = Remote['builds'][number];
/** What a rollback would do: from which build to which. */
export type RollbackStep = NonNullable<Remote['rollback']>;
export type RemoteHistoryPage = Data<'GET admin/remotes/{name}/history'>;
export type RemoteChange = RemoteHistoryPage['items'][number];

const RESOURCE = 'admin-remotes';
const REFRESH_MS = 60_000;

export const remoteKeys = {
  list: (hours: number) => [RESOURCE, 'list', hours] as const,
  history: (name: string) => [RESOURCE, 'history', name] as const,
};

/** What is known, and of how many hours the figures are. */
async function fetchRemotes<Hours extends number>(
  hours: Hours,
): Promise<Releases & { readonly hours: Hours }> {
  return { ...(await get('admin/remotes', { query: { hours } })), hours };
}

/** Asked again every minute while somebody looks; the figures before stay until those of another period come. */
export function useRemotes<Hours extends number>(hours: Hours) {
  return useSWR(remoteKeys.list(hours), () => fetchRemotes(hours), {
    dedupingInterval: REFRESH_MS / 2,
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
    // The interval stands still after a failure: whoever keeps the screen open would look at old figures for good.
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
      void setTimeout(() => void revalidate({ retryCount }), REFRESH_MS),
  });
}

/** Changes of a remote, the newest first; `before` goes on from a page. */
export function fetchRemoteHistory(name: string, before?: number): Promise<RemoteHistoryPage> {
  return get('admin/remotes/{name}/history', { path: { name }, query: { limit: 20, before } });
}

/** The newest changes. They stand still while they are read, so that older pages go on from them. */
export function useRemoteHistory(name: string) {
  return useSWR(remoteKeys.history(name), ([, , of]) => fetchRemoteHistory(of), {
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}

async function refreshRemotes(): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === RESOURCE);
}

/** Takes the newest step of a remote back; a refusal says that what the page knows is old. Over once the page knows better. */
export async function rollBackRemote(
  name: string,
  body: Body<'POST admin/remotes/{name}/rollback'>,
  idempotencyKey: string,
): Promise<void> {
  await post('admin/remotes/{name}/rollback', { path: { name }, body, idempotencyKey }).finally(
    refreshRemotes,
  );
}

/** Whether the list was refused because the API was given no store of releases: it has no other state to refuse in. */
export function isStoreMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RES.003';
}
