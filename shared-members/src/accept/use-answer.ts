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

function forgetInvitation(kind: InvitationKind): void {
  forgetSecret(kind);
  forgetSentCode(kind);
}

/** The two answers to an invitation; after either its secret is forgotten. A refusal is thrown. */
export function useAnswer(kind: InvitationKind, secret: string) {
  const [answer, setAnswer] = useState<'accepted' | 'declined' | null>(null);
  const enter = useEnter(kind);

  async function accept(account?: Acceptance['account']): Promise<void> {
    const accepted = await acceptInvitation({ kind, secret, account });
    forgetInvitation(kind);
    setAnswer('accepted');
    await enter(accepted);
  }

  async function decline(): Promise<void> {
    await declineInvitation({ kind, secret });
    forgetInvitation(kind);
    setAnswer('declined');
  }

  return { answer, accept, decline };
}
