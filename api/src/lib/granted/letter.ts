import { quoted } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter } from '#lib/mail/index.ts';
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
  cabinetOrigin: string | undefined,
): Letter {
  const { into, again, page } = WORDS[kind];
  const where = `${into} ${quoted(organisation)}`;
  return composeLetter({
    kind: 'invitations-revoked',
    recipient: email,
    name,
    subject: `Приглашения ${where} отозваны`,
    parts: [
      `Отозваны приглашения ${where}: тот, кто их отправил, больше не может приглашать на таких условиях.`,
      { list: ended.map(lineOf) },
      `Ссылки из этих приглашений больше не действуют. ${again}`,
    ],
    button:
      cabinetOrigin === undefined ? undefined : { text: 'Пригласить заново', url: `${cabinetOrigin}${page}` },
  });
}

function lineOf({ email, role_name: role, inviter_name: inviter }: EndedInvitation): string {
  const terms = [...(role === null ? [] : [`роль ${quoted(role)}`]), `кто отправил: ${inviter}`];
  return `${email} (${terms.join(', ')})`;
}
