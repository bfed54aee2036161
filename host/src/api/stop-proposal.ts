import { type Data, get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

export type Stoppable = Data<'GET proposals/stop/{token}'>;

/** What the link of a letter would stop. Looking stops nothing, because programs of mail boxes look too. */
export function useStoppable(secret: string | null) {
  const key = secret === null ? null : (['stop-proposal', secret] as const);
  return useSWR(
    key,
    ([, asked]) => get('proposals/stop/{token}', { path: { token: asked }, anonymous: true }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}

export function stopProposal({ secret }: { readonly secret: string }): Promise<Stoppable> {
  return post('proposals/stop', { body: { token: secret }, anonymous: true });
}
