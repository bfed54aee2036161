import { composeLetter, type Letter, named, namedInSubject } from '#lib/mail/index.ts';
import type { EndedInvitation, Manager } from './invitations-repository.ts';

const WORDS = {
  group: {
    into: 'в группу',
    again: 'Нужных людей пригласите заново в разделе «Моя группа».',
    page: '/group',
  },
  company: {
    into: 'в компанию',
    again: 'Нужных людей пригласите заново в разделе «Пользователи компании».',
    page: '/company/users',
  },
} as const satisfies Record<EndedInvitation['kind'], object>;

/** Tells a manager which invitations have ended with their inviter's right. All are of one organisation. */
export function revokedLetter(
  { email, display_name: name, organisation_name: organisation }: Manager,
  kind: EndedInvitation['kind'],
  ended: readonly EndedInvitation[],
  { causedBy, cabinetOrigin }: { readonly causedBy: string | null; readonly cabinetOrigin: string },
): Letter {
  const { into, again, page } = WORDS[kind];
  return composeLetter({
    kind: 'invitations-revoked',
    causedBy,
    recipient: email,
    name,
    subject: `Приглашения ${into} ${namedInSubject(organisation)} отозваны`,
    parts: [
      `Отозваны приглашения ${into} ${named(organisation)}: тот, кто их отправил, больше не может приглашать на таких условиях.`,
      { list: ended.map(lineOf) },
      `Ссылки из этих приглашений больше не действуют. ${again}`,
    ],
    button: { text: 'Пригласить заново', url: `${cabinetOrigin}${page}` },
  });
}

function lineOf({ email, role_name: role, inviter_name: inviter }: EndedInvitation): string {
  const terms = [...(role === null ? [] : [`роль ${named(role)}`]), `кто отправил: ${inviter}`];
  return `${email} (${terms.join(', ')})`;
}
