import { type Data, get, post } from '@cabinet/kernel/http';
import { useOpened } from './use-opened.ts';

export type Stoppable = Data<'GET proposals/stop/{token}'>;

/** What the link of a letter would stop. */
export function useStoppable(secret: string | null) {
  return useOpened('stop-proposal', secret, (token) =>
    get('proposals/stop/{token}', { path: { token }, anonymous: true }),
  );
}

export function stopProposal({ secret }: { readonly secret: string }): Promise<Stoppable> {
  return post('proposals/stop', { body: { token: secret }, anonymous: true });
}
