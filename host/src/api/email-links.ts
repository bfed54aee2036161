import { type Data, get, post } from '@cabinet/kernel/http';
import { useOpened } from './use-opened.ts';

export type Confirmable = Data<'GET auth/email/confirm/{token}'>;
export type Undoable = Data<'GET auth/email/undo/{token}'>;

/** What the link to a new e-mail would confirm. */
export function useConfirmable(secret: string | null) {
  return useOpened('email-confirm', secret, (token) =>
    get('auth/email/confirm/{token}', { path: { token }, anonymous: true }),
  );
}

export function confirmEmail({ secret }: { readonly secret: string }): Promise<Confirmable> {
  return post('auth/email/confirm', { body: { token: secret }, anonymous: true });
}

/** What the link to a former e-mail would stop or undo. */
export function useUndoable(secret: string | null) {
  return useOpened('email-undo', secret, (token) =>
    get('auth/email/undo/{token}', { path: { token }, anonymous: true }),
  );
}

export function undoEmail({ secret }: { readonly secret: string }): Promise<Undoable> {
  return post('auth/email/undo', { body: { token: secret }, anonymous: true });
}
