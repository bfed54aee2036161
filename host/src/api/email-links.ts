import { type Data, get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

export type Confirmable = Data<'GET auth/email/confirm/{token}'>;
export type Undoable = Data<'GET auth/email/undo/{token}'>;

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** What the link to a new e-mail would confirm. Looking confirms nothing, because programs of mail boxes look too. */
export function useConfirmable(secret: string | null) {
  const key = secret === null ? null : (['email-confirm', secret] as const);
  return useSWR(
    key,
    ([, token]) => get('auth/email/confirm/{token}', { path: { token }, anonymous: true }),
    ONCE,
  );
}

export function confirmEmail({ secret }: { readonly secret: string }): Promise<Confirmable> {
  return post('auth/email/confirm', { body: { token: secret }, anonymous: true });
}

/** What the link to a former e-mail would stop or undo. Looking does neither. */
export function useUndoable(secret: string | null) {
  const key = secret === null ? null : (['email-undo', secret] as const);
  return useSWR(
    key,
    ([, token]) => get('auth/email/undo/{token}', { path: { token }, anonymous: true }),
    ONCE,
  );
}

export function undoEmail({ secret }: { readonly secret: string }): Promise<Undoable> {
  return post('auth/email/undo', { body: { token: secret }, anonymous: true });
}
