import { plural } from '@cabinet/kernel/core/text';
import { parseCap } from '../caps/parse-cap.ts';
import type { Invitee } from './invitations.ts';
import { parseEmails } from './parse-emails.ts';

/** What stands in the form. */
export interface InviteValues {
  readonly emails: string;
  readonly monthlyCap: string;
  readonly roleId: string;
}

function judgeEmails(text: string): string | undefined {
  const { emails, wrong } = parseEmails(text);
  if (wrong.length > 0) {
    const names = wrong.map((word) => `«${word}»`).join(', ');
    return `Это не адрес почты: ${names}`;
  }
  return emails.length === 0 ? 'Введите хотя бы один адрес почты' : undefined;
}

/** What is wrong with the form, by field. */
export function judgeInvites({ emails, monthlyCap }: InviteValues): {
  readonly emails?: string;
  readonly monthlyCap?: string;
} {
  const wrongEmails = judgeEmails(emails);
  const cap = parseCap(monthlyCap);
  return {
    ...(wrongEmails === undefined ? {} : { emails: wrongEmails }),
    ...(cap.ok ? {} : { monthlyCap: cap.message }),
  };
}

/** Whom a form that is right invites. */
export function inviteesOf({ emails, monthlyCap, roleId }: InviteValues): readonly Invitee[] {
  const cap = parseCap(monthlyCap);
  return parseEmails(emails).emails.map((email) => ({
    email,
    monthlyCap: cap.ok ? cap.cap : null,
    ...(roleId === '' ? {} : { roleId }),
  }));
}

const invitationsInWords = (count: number) =>
  `${count} ${plural(count, 'приглашение', 'приглашения', 'приглашений')}`;

const waitInWords = (count: number) => `${plural(count, 'ждёт', 'ждут', 'ждут')} своей очереди`;

/** What a toast says after everything has gone, or waits for its day. */
export function sentInWords({ sent, waiting }: { readonly sent: number; readonly waiting: number }): string {
  if (sent === 0 && waiting > 0) return `${invitationsInWords(waiting)} ${waitInWords(waiting)}`;
  const gone = `${plural(sent, 'Отправлено', 'Отправлены', 'Отправлено')} ${invitationsInWords(sent)}`;
  return waiting === 0 ? gone : `${gone}, ещё ${waiting} ${waitInWords(waiting)}`;
}
