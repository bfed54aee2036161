import { quoted } from '@cabinet/kernel/core/text';
import { type Letter, letterText, withoutLinks } from '#lib/mail/index.ts';
import type { EndedInvitation, Manager } from './invitations-repository.ts';

const WORDS = {
  group: { into: 'в группу', again: 'Нужных людей пригласите заново в разделе «Моя группа».' },
  company: {
    into: 'в компанию',
    again: 'Нужных людей пригласите заново в разделе «Пользователи компании».',
  },
} as const satisfies Record<EndedInvitation['kind'], object>;

/** Tells a manager which invitations have ended with their inviter's right. All are of one organisation. */
export function revokedLetter(
  { email, display_name: name, organisation_name: organisation }: Manager,
  kind: EndedInvitation['kind'],
  ended: readonly EndedInvitation[],
): Letter {
  const { into, again } = WORDS[kind];
  const where = `${into} ${quoted(withoutLinks(organisation))}`;
  return {
    kind: 'invitations-revoked',
    recipient: email,
    subject: `Приглашения ${where} отозваны`,
    text: letterText(name, [
      `Отозваны приглашения ${where}: тот, кто их отправил, больше не может приглашать на таких условиях.`,
      '',
      ...ended.map(lineOf),
      '',
      `Ссылки из этих приглашений больше не действуют. ${again}`,
    ]),
  };
}

function lineOf({ email, role_name: role, inviter_name: inviter }: EndedInvitation): string {
  const terms = [
    ...(role === null ? [] : [`роль ${quoted(withoutLinks(role))}`]),
    `кто отправил: ${withoutLinks(inviter)}`,
  ];
  return `— ${email} (${terms.join(', ')})`;
}
