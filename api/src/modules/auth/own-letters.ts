import type { CallOrigin } from '#lib/audit/record-action.ts';
import { composeLetter, fromWhere, IF_YOU, type Letter, letterTime } from '#lib/mail/index.ts';

interface Recipient {
  readonly email: string;
  readonly display_name: string;
}

/** What has set a password: its owner who knew the former one, a code or a link of a letter. */
type PasswordWay = 'form' | 'code' | 'link';

const PASSWORD_WAY: Readonly<Record<PasswordWay, { readonly subject: string; readonly what: string }>> = {
  form: {
    subject: 'Пароль от кабинета изменён',
    what: 'Пароль вашей учётной записи изменили в кабинете.',
  },
  code: {
    subject: 'Пароль от кабинета изменён',
    what: 'Пароль вашей учётной записи изменили по коду из письма.',
  },
  link: {
    subject: 'Пароль от кабинета задан',
    what: 'Для вашей учётной записи задали пароль по ссылке из письма.',
  },
};

/** What helps somebody whose account another person uses: the mail box is theirs still. */
const IF_NOT_YOU = (origin: string) => ({
  button: { text: 'Открыть страницу входа', url: `${origin}/login` },
  after: ['Не получается — напишите тому, кто открыл вам доступ в кабинет.'],
});

interface PasswordSet {
  readonly way: PasswordWay;
  /** How many others were signed out by it. */
  readonly endedSessions: number;
  readonly origin: CallOrigin;
}

/** Tells somebody that their password was set. It says nothing about either password. */
export function passwordChangedLetter(
  { email: recipient, display_name: name }: Recipient,
  { way, endedSessions, origin }: PasswordSet,
): Letter {
  const { subject, what } = PASSWORD_WAY[way];
  return composeLetter({
    kind: 'password-changed',
    recipient,
    name,
    subject,
    parts: [
      what,
      { facts: [...fromWhere(origin), ...endedFact(endedSessions)] },
      IF_YOU,
      'Если нет, восстановите пароль: нажмите «Забыли пароль?» на странице входа. Код придёт на эту почту, а все, кто сейчас в вашей учётной записи, сразу из неё выйдут.',
    ],
    ...IF_NOT_YOU(origin.cabinetOrigin),
  });
}

const endedFact = (count: number) => (count === 0 ? [] : [['Завершено сеансов', String(count)] as const]);

/** Tells somebody that they, or somebody who uses a session of theirs, have ended all others. */
export function sessionsEndedLetter(
  { email: recipient, display_name: name }: Recipient,
  ended: number,
  origin: CallOrigin,
): Letter {
  return composeLetter({
    kind: 'sessions-ended',
    recipient,
    name,
    subject: 'Ваши остальные сеансы завершены',
    parts: [
      'Все ваши сеансы в кабинете, кроме одного, завершили: на других устройствах нужно войти заново.',
      { facts: [...fromWhere(origin), ...endedFact(ended)] },
      IF_YOU,
      'Если нет, вашим сеансом пользуется кто-то другой. Восстановите пароль: нажмите «Забыли пароль?» на странице входа. Код придёт на эту почту, и чужой сеанс тоже завершится.',
    ],
    ...IF_NOT_YOU(origin.cabinetOrigin),
  });
}

/** Tells somebody that an administrator has signed them out. From where is the administrator's own affair. */
export function signedOutLetter(
  { email: recipient, display_name: name }: Recipient,
  ended: number,
  cabinetOrigin: string,
): Letter {
  return composeLetter({
    kind: 'sessions-ended',
    recipient,
    name,
    subject: 'Ваши сеансы завершены',
    parts: [
      'Администратор завершил все ваши сеансы в кабинете. Пароль прежний: с ним можно войти снова.',
      { facts: [['Когда', letterTime(new Date())], ...endedFact(ended)] },
      'Если вы об этом не просили, спросите того, кто открыл вам доступ в кабинет. Если пароль мог узнать кто-то ещё, восстановите его на странице входа.',
    ],
    button: { text: 'Открыть страницу входа', url: `${cabinetOrigin}/login` },
  });
}
