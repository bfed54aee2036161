import { ApiError } from '@cabinet/kernel/http';
import { useCurrentUser, useSession } from '@cabinet/kernel/session';
import { Box, Card, ErrorState, Skeleton, Stack, VisuallyHidden } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { MissingInvitation, UnknownInvitation } from './closed-invitation.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { OpenInvitation } from './open-invitation.tsx';
import { useOpenedInvitation } from './opened-invitation.ts';
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
  readonly secret: string;
  readonly onConfirmed: (secret: string) => void;
  readonly hasConfirmed: boolean;
}

function Content({ kind, secret, ...confirmation }: ContentProps) {
  const isAwaited = useIsSessionAwaited();
  const isGuest = useIsGuest();
  const userId = useCurrentUser()?.id ?? null;
  const answering = useAnswer(kind, secret);
  const isOver = answering.answer === 'accepted';
  const { data, error, mutate } = useOpenedInvitation(kind, isAwaited || isOver ? null : secret, userId);
  const refresh = () => void mutate();

  if (data !== undefined && !isOver) {
    const invitation = isGuest ? { ...data, viewer: null } : data;
    return <OpenInvitation {...{ kind, secret, invitation, answering, ...confirmation }} onStale={refresh} />;
  }
  if (error === undefined || isOver) return <Waiting title={KIND_WORDS[kind].title} />;
  if (error instanceof ApiError && error.code === 'RES.001') return <UnknownInvitation kind={kind} />;
  return (
    <Card>
      <ErrorState isPage title="Не удалось открыть приглашение" error={error} onRetry={refresh} />
    </Card>
  );
}

/** The screen behind the link of an invitation, from a letter or copied. */
export function AcceptScreen({ kind }: AcceptScreenProps) {
  const { secret, replace } = useInvitationSecret(kind);
  const [confirmed, setConfirmed] = useState<string | null>(null);

  function goOn(proving: string) {
    setConfirmed(proving);
    replace(proving);
  }
  return (
    <Box maxW="40rem" mx="auto">
      {secret === null ? (
        <MissingInvitation kind={kind} />
      ) : (
        <Content key={secret} {...{ kind, secret }} onConfirmed={goOn} hasConfirmed={secret === confirmed} />
      )}
    </Box>
  );
}
