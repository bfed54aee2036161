import { formatDate } from '@cabinet/kernel/ui';
import { KIND_WORDS } from './kind-words.ts';
import { NoticeCard } from './notice-card.tsx';
import type { OpenedInvitation } from './opened-invitation.ts';
import { SignInButton } from './sign-in-button.tsx';
import type { InvitationKind } from './stored-secret.ts';
import { WayOn, WayToAccount } from './way-on.tsx';

type ClosedState = Exclude<OpenedInvitation['state'], 'pending'>;

interface ClosedWords {
  readonly title: string;
  text(invitation: OpenedInvitation): string;
}

const ask = ({ inviter }: OpenedInvitation) =>
  `Попросите отправить приглашение ещё раз: ${inviter.displayName}.`;

const WORDS: Readonly<Record<ClosedState, ClosedWords>> = {
  accepted: {
    title: 'Приглашение уже принято',
    text: ({ email }) =>
      `Им воспользовались: оно было для ${email}. Если это вы, войдите в кабинет с этой почтой.`,
  },
  declined: {
    title: 'Приглашение отклонено',
    text: (invitation) => `Если вы передумали, это поправимо. ${ask(invitation)}`,
  },
  revoked: {
    title: 'Приглашение отозвано',
    text: (invitation) => `По этой ссылке присоединиться больше нельзя. ${ask(invitation)}`,
  },
  expired: {
    title: 'Срок приглашения истёк',
    text: (invitation) =>
      `Оно действовало до ${formatDate(invitation.expiresAt, 'datetime')}. ${ask(invitation)}`,
  },
  replaced: {
    title: 'Есть приглашение новее',
    text: ({ email }) =>
      `Приглашение на ${email} отправили ещё раз, и старая ссылка перестала работать. Откройте ссылку из последнего письма.`,
  },
};

/** Whoever sent it may not invite any more, so that another person is asked. */
const LAPSED: ClosedWords = {
  title: 'Приглашение больше не действует',
  text: ({ kind }) => {
    const [where, whom] =
      kind === 'group' ? ['эту группу', 'её владельца'] : ['эту компанию', 'её руководителя'];
    return `Тот, кто его отправил, больше не приглашает на таких условиях в ${where}. Попросите ${whom} пригласить вас заново.`;
  },
};

interface ClosedInvitationProps {
  readonly kind: InvitationKind;
  readonly invitation: OpenedInvitation;
  readonly state: ClosedState;
}

/** An invitation that cannot be answered any more. */
export function ClosedInvitation({ kind, invitation, state }: ClosedInvitationProps) {
  const isLapsed = state === 'revoked' && invitation.revokedBecause === 'inviter';
  const { title, text } = isLapsed ? LAPSED : WORDS[state];
  const { home, open } = KIND_WORDS[kind];
  const isInside = state === 'accepted' && invitation.viewer?.isAddressee === true;
  return (
    <NoticeCard
      title={title}
      actions={isInside ? <WayOn kind={kind} to={home} label={open} isMain /> : <WayToAccount kind={kind} />}
    >
      {isInside ? 'Вы его приняли раньше: делать больше ничего не нужно.' : text(invitation)}
    </NoticeCard>
  );
}

/** A link of which the server knows nothing. */
export function UnknownInvitation({ kind }: { readonly kind: InvitationKind }) {
  return (
    <NoticeCard title="Приглашение не найдено" actions={<WayToAccount kind={kind} />}>
      Проверьте, что ссылка из письма скопирована целиком. Если не поможет, попросите отправить приглашение
      ещё раз.
    </NoticeCard>
  );
}

/** The screen was opened without a link. */
export function MissingInvitation({ kind }: { readonly kind: InvitationKind }) {
  return (
    <NoticeCard title={KIND_WORDS[kind].title} actions={<WayToAccount kind={kind} />}>
      Чтобы увидеть приглашение, откройте ссылку из письма. Если письма нет, попросите отправить приглашение
      ещё раз.
    </NoticeCard>
  );
}

/** It was found in the cabinet by somebody who is signed out by now. */
export function SignInFirst({ kind }: { readonly kind: InvitationKind }) {
  return (
    <NoticeCard title={KIND_WORDS[kind].title} actions={<SignInButton kind={kind} />}>
      Войдите с той почтой, на которую отправлено приглашение: оно будет ждать вас здесь и на главной.
    </NoticeCard>
  );
}
