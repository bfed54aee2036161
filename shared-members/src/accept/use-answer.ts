import { quoted } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { enterSessionAtom, loadCurrentUserAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useState } from 'react';
import { KIND_WORDS } from './kind-words.ts';
import {
  type Acceptance,
  type Accepted,
  acceptInvitation,
  declineInvitation,
  type Opener,
  refreshEverythingElse,
} from './opened-invitation.ts';
import { forgetSentCode } from './sent-code.ts';
import { forgetSecret, type InvitationKind } from './stored-secret.ts';

/** Loads who the person is now, then leads to what they have joined. */
function useEnter(kind: InvitationKind) {
  const enterSession = useSetAtom(enterSessionAtom);
  const loadCurrentUser = useSetAtom(loadCurrentUserAtom);
  const navigate = useNavigate();
  return async ({ hasSignedIn, organisation }: Accepted) => {
    if (hasSignedIn) await enterSession();
    else await loadCurrentUser({ force: true });
    refreshEverythingElse();
    notify.success(`Вы вступили ${KIND_WORDS[kind].into} ${quoted(organisation.name)}`);
    await navigate(KIND_WORDS[kind].home, { replace: true });
  };
}

/** One that was opened by its handle leaves the secret of another in its place. */
function forgetInvitation(kind: InvitationKind, opener: Opener): void {
  if ('ownId' in opener) return;
  forgetSecret(kind);
  forgetSentCode(kind);
}

/** The two answers to an invitation; after either its secret is forgotten. A refusal is thrown. */
export function useAnswer(kind: InvitationKind, opener: Opener) {
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  const enter = useEnter(kind);

  async function accept(account?: Acceptance['account']): Promise<void> {
    const accepted = await acceptInvitation({ kind, opener, account });
    forgetInvitation(kind, opener);
    setAnswer('accepted');
    await enter(accepted);
  }

  async function decline(): Promise<void> {
    await declineInvitation({ kind, opener });
    forgetInvitation(kind, opener);
    setAnswer('declined');
  }

  return { answer, accept, decline };
}
