import { ApiError } from '@cabinet/kernel/http';
import { useLocation } from '@cabinet/kernel/router';
import { useCurrentUser, useSession } from '@cabinet/kernel/session';
import { Box, Card, ErrorState, Skeleton, Stack, VisuallyHidden } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { MissingInvitation, SignInFirst, UnknownInvitation } from './closed-invitation.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { OpenInvitation } from './open-invitation.tsx';
import { type Opener, useOpenedInvitation } from './opened-invitation.ts';
import type { InvitationKind } from './stored-secret.ts';
import { useAnswer } from './use-answer.ts';
import { useInvitationSecret } from './use-invitation-secret.ts';

/** Props of {@link AcceptScreen}. */
export interface AcceptScreenProps {
  readonly kind: InvitationKind;
}

/** The first answer about the session decides what to offer; where there is none, the invitation is shown without it. */
function useIsSessionAwaited(): boolean {
  const { user, isUserLoaded, error, isRateLimited } = useSession();
  return user === null && !isUserLoaded && error === null && !isRateLimited;
}

/** A guest counts as nobody. */
function useIsGuest(): boolean {
  const { user } = useSession();
  return useCurrentUser() === null && user !== null;
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <Card aria-busy="true">
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton height="8" width="60%" />
        <Skeleton height="40" />
        <Skeleton height="10" width="40%" />
      </Stack>
    </Card>
  );
}

interface ContentProps {
  readonly kind: InvitationKind;
  readonly opener: Opener;
  readonly onConfirmed: (secret: string) => void;
  readonly hasConfirmed: boolean;
}

function Content({ kind, opener, ...confirmation }: ContentProps) {
  const isAwaited = useIsSessionAwaited();
  const isGuest = useIsGuest();
  const userId = useCurrentUser()?.id ?? null;
  const answering = useAnswer(kind, opener);
  const isSignInMissing = 'ownId' in opener && userId === null;
  const isOver = answering.answer === 'accepted';
  const { data, error, mutate } = useOpenedInvitation(
    kind,
    isAwaited || isOver || isSignInMissing ? null : opener,
    userId,
  );
  const refresh = () => void mutate();

  if (data !== undefined && !isOver) {
    const invitation = isGuest ? { ...data, viewer: null } : data;
    return <OpenInvitation {...{ kind, opener, invitation, answering, ...confirmation }} onStale={refresh} />;
  }
  if (isSignInMissing && !isAwaited) return <SignInFirst kind={kind} />;
  if (error === undefined || isOver) return <Waiting title={KIND_WORDS[kind].title} />;
  if (error instanceof ApiError && error.code === 'RES.001') return <UnknownInvitation kind={kind} />;
  return (
    <Card>
      <ErrorState isPage title="Не удалось открыть приглашение" error={error} onRetry={refresh} />
    </Card>
  );
}

/** Of an invitation that the person has found in the cabinet; it stays in the address, because it is no secret. */
const HANDLE = 'invitation';

/** The screen behind an invitation, by a link from a letter, by a copied one, or found in the cabinet. */
export function AcceptScreen({ kind }: AcceptScreenProps) {
  const { secret, replace } = useInvitationSecret(kind);
  const ownId = new URLSearchParams(useLocation().search).get(HANDLE);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const key = ownId ?? secret;

  function goOn(proving: string) {
    setConfirmed(proving);
    replace(proving);
  }
  return (
    <Box width="full" maxW="40rem" mx="auto">
      {key === null ? (
        <MissingInvitation kind={kind} />
      ) : (
        <Content
          key={key}
          kind={kind}
          opener={ownId === null ? { secret: key } : { ownId }}
          onConfirmed={goOn}
          hasConfirmed={secret === confirmed}
        />
      )}
    </Box>
  );
}
