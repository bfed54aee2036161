import { rememberLocation } from '@cabinet/kernel/guards';
import { notify } from '@cabinet/kernel/notify';
import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { SIGN_OUT_FAILURE, signOutAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { elsewhere } from '../paths.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { InvitationKind } from './stored-secret.ts';

/** Leads to the sign-in page, which leads back here; the secret waits in this tab. */
export function useGoToSignIn(kind: InvitationKind): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    rememberLocation(`${KIND_WORDS[kind].accept}${search}`);
    void navigate(elsewhere.login.to());
  };
}

/** Ends the session of the one who is signed in, then leads to the sign-in page and back here. */
export function useChangeAccount(kind: InvitationKind): () => Promise<void> {
  const signOut = useSetAtom(signOutAtom);
  const goToSignIn = useGoToSignIn(kind);
  return async () => {
    const outcome = await signOut();
    if (outcome === 'failed') notify.error(SIGN_OUT_FAILURE);
    goToSignIn();
  };
}
