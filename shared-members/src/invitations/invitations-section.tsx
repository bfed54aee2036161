import { INVITATION_DAYS } from '@cabinet/kernel/core/contract';
import { plural } from '@cabinet/kernel/core/text';
import { SectionCard, Separator, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { InvitationList } from './invitation-list.tsx';
import type { Inviting, SentInvitation } from './invitations.ts';
import { type InvitedRole, InviteForm } from './invite-form.tsx';
import { LinkHint } from './link-hint.tsx';

/** Props of {@link InvitationsSection}. */
export interface InvitationsSectionProps {
  readonly of: Inviting;
  /** Roles that an invited person can get, where there are roles; the first one is the usual one. */
  readonly roles?: readonly InvitedRole[];
}

const LIFE = `${INVITATION_DAYS} ${plural(INVITATION_DAYS, 'день', 'дня', 'дней')}`;
/** What an inviter learns of who will see what; of a company each role says it. */
const WHO_SEES: Readonly<Record<Inviting['kind'], string | null>> = {
  group:
    'Приглашённые увидят имена участников, баланс группы и только свои операции и заявки. Их операции и заявки видите вы.',
  company: null,
};
const NO_ROLES: readonly InvitedRole[] = [];

/** Inviting several e-mails at once, and the invitations with what can be done with each. */
export function InvitationsSection({ of, roles = NO_ROLES }: InvitationsSectionProps) {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());

  function rememberLink({ token: handle, link }: SentInvitation) {
    if (link !== null) setLinks((known) => new Map(known).set(handle, link));
  }

  return (
    <SectionCard title="Приглашения" description={`Каждому придёт письмо со ссылкой; она действует ${LIFE}`}>
      <Stack gap="5">
        {WHO_SEES[of.kind] !== null && (
          <Text color="fg.muted" textStyle="sm">
            {WHO_SEES[of.kind]}
          </Text>
        )}
        <InviteForm of={of} roles={roles} onSent={rememberLink} />
        {links.size > 0 && <LinkHint />}
        <Separator />
        <InvitationList of={of} links={links} onSent={rememberLink} />
      </Stack>
    </SectionCard>
  );
}
