import { quoted } from '@cabinet/kernel/core/text';
import { Card, Heading, Separator, Stack, Text } from '@cabinet/kernel/ui';
import { AddresseeAnswer } from './addressee-answer.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { DeclineButton } from './decline-button.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { KIND_WORDS } from './kind-words.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import type { OpenedInvitation, Opener } from './opened-invitation.ts';
import { OtherAccount } from './other-account.tsx';
import type { InvitationKind } from './stored-secret.ts';
import type { useAnswer } from './use-answer.ts';
import { VisitorAnswer } from './visitor-answer.tsx';

interface OpenInvitationProps {
  readonly kind: InvitationKind;
  readonly opener: Opener;
  readonly invitation: OpenedInvitation;
  readonly answering: ReturnType<typeof useAnswer>;
  readonly onStale: () => void;
  /** The address has been proved by a code: another secret takes the place of this one. */
  readonly onConfirmed: (secret: string) => void;
  /** Whether that has happened on this page. */
  readonly hasConfirmed: boolean;
}

function Answer(props: OpenInvitationProps) {
  const { kind, opener, invitation, answering, onStale, onConfirmed, hasConfirmed } = props;
  const { viewer, email, inviter, provesEmail } = invitation;
  const decline = <DeclineButton inviter={inviter.displayName} onDecline={answering.decline} />;
  const shared = { onAccept: answering.accept, onStale, children: decline };
  if (viewer === null && !provesEmail && 'secret' in opener)
    return (
      <ConfirmEmail {...{ kind, secret: opener.secret, email, onConfirmed, onStale }}>{decline}</ConfirmEmail>
    );
  if (viewer === null) return <VisitorAnswer {...{ kind, email, hasConfirmed }} {...shared} />;
  if (!viewer.isAddressee) return <OtherAccount kind={kind} email={email} />;
  if (viewer.obstacle !== null)
    return (
      <ObstacleNotice kind={kind} obstacle={viewer.obstacle}>
        {decline}
      </ObstacleNotice>
    );
  return <AddresseeAnswer viewer={viewer} {...shared} />;
}

/** An invitation that can be answered, or what it has become. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { kind, invitation, answering } = props;
  const state = answering.answer === 'declined' ? 'declined' : invitation.state;
  if (state !== 'pending') return <ClosedInvitation kind={kind} invitation={invitation} state={state} />;
  return (
    <Card>
      <Stack gap="6">
        <Stack gap="1">
          <Text color="fg.muted" textStyle="sm">
            {`${invitation.inviter.displayName} приглашает вас ${KIND_WORDS[kind].into}`}
          </Text>
          <Heading as="h1" size="2xl">
            {quoted(invitation.organisation.name)}
          </Heading>
        </Stack>
        <InvitationFacts invitation={invitation} />
        <Separator />
        <Answer {...props} />
      </Stack>
    </Card>
  );
}
