import type { AuditAction } from '#lib/audit/words/actions.ts';
import { fieldWords } from '#lib/audit/words/fields.ts';
import type { SignInProof } from '#lib/sessions/repository.ts';

/** What the log has about an event. */
export interface EventFacts {
  /** Whether the person did it, or nobody else who is known. */
  readonly isOwn: boolean;
  /** Whether they have proposed it, and somebody else has confirmed it. */
  readonly isAsked: boolean;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Actions that may concern somebody's account: a new one says here whether it does. */
type Concerning = Extract<AuditAction, `${'auth' | 'session' | 'user' | 'role'}.${string}`>;

/** How an event is told to its person: who of the staff has done something is not. */
type Sentence = (facts: EventFacts) => string;

/** Of what a person does, or somebody of the staff for them. */
const by =
  (own: string, staff: string): Sentence =>
  ({ isOwn }) =>
    isOwn ? `Вы ${own}` : `Администратор ${staff}`;

const always =
  (text: string): Sentence =>
  () =>
    text;

const SIGNED_IN_BY: Readonly<Record<SignInProof, string>> = {
  password: 'паролем',
  passkey: 'ключом доступа',
  totp: 'паролем и кодом из приложения',
  recovery_code: 'паролем и резервным кодом',
};

const REFUSED_BECAUSE: Readonly<Record<string, string>> = {
  'wrong password': 'неверный пароль',
  'wrong totp': 'пароль верный, код из приложения — нет',
  'wrong recovery_code': 'пароль верный, резервный код — нет',
  deactivated: 'учётная запись отключена',
};

const isProof = (text: unknown): text is SignInProof =>
  typeof text === 'string' && Object.hasOwn(SIGNED_IN_BY, text);

function signedIn({ after: { method, new_device: isNew } }: EventFacts): string {
  const how = SIGNED_IN_BY[isProof(method) ? method : 'password'];
  return `Вы вошли ${how}${isNew === true ? ' с нового устройства' : ''}`;
}

function refused({ after: { reason, tries } }: EventFacts): string {
  const why = REFUSED_BECAUSE[String(reason)];
  const often = typeof tries === 'number' && tries > 1 ? `, попыток подряд: ${tries}` : '';
  return `Отказ во входе${why === undefined ? '' : `: ${why}`}${often}`;
}

const WRONG_PROOF: Readonly<Record<string, string>> = {
  password: 'неверный пароль',
  totp: 'неверный код из приложения',
  passkey: 'ключ доступа не подошёл',
};

function refusedProof({ after: { method } }: EventFacts): string {
  const why = WRONG_PROOF[String(method)];
  return `Не удалось подтвердить, что это вы${why === undefined ? '' : `: ${why}`}`;
}

function updated({ isOwn, isAsked, after }: EventFacts): string {
  const fields = Object.keys(after).filter((field) => field !== 'reason' && field !== 'proposal_id');
  const titles = fields.map((field) => fieldWords(field).title.toLowerCase());
  const what = titles.length === 0 ? '' : `: ${titles.join(', ')}`;
  if (fields.length === 1 && fields[0] === 'email') {
    if (isOwn) return 'По ссылке из письма изменена почта';
    return isAsked ? 'Почта изменена' : 'Администратор изменил вашу почту';
  }
  if (isOwn) return `Вы изменили профиль${what}`;
  return `Администратор изменил ваши данные${what}`;
}

const SENTENCES: Readonly<Record<Concerning, Sentence | null>> = {
  'auth.first_password': always('Вы задали первый пароль'),
  'auth.password_reset': always('Пароль изменён по коду из письма'),
  // The first of each few hours of work would hide the rest; who is not let in is told.
  'auth.reauthenticate': null,
  'auth.reauthenticate_refused': refusedProof,
  'auth.register': always('Вы зарегистрировались'),
  'auth.reset_request': always('Запрошен код из письма, чтобы изменить пароль'),
  'auth.sign_in': signedIn,
  'auth.sign_in_begun': always('Введён верный пароль, вход ждал второго способа'),
  'auth.sign_in_refused': refused,
  'auth.sign_out': always('Вы вышли'),
  'role.assign': by('изменили свою роль', 'изменил вашу роль'),
  'role.create': null,
  'role.delete': null,
  'role.remove': by('сняли с себя роль', 'снял с вас роль'),
  'role.update': null,
  'session.end': always('Вы завершили один из сеансов'),
  'session.end_others': always('Вы завершили остальные сеансы'),
  'user.activate': by('включили свою учётную запись', 'включил вашу учётную запись'),
  'user.create': by('создали свою учётную запись', 'создал вашу учётную запись'),
  'user.deactivate': by('отключили свою учётную запись', 'отключил вашу учётную запись'),
  'user.delete': null,
  'user.email_cancel': always('Вы отменили смену почты'),
  'user.email_request': always('Вы запросили смену почты'),
  'user.email_restore': always('По ссылке из письма возвращена прежняя почта'),
  'user.email_stop': always('По ссылке из письма остановлена смена почты'),
  'user.export': null,
  'user.factors_reset': always('Ваш второй способ входа сбросили: в кабинет пускает один пароль'),
  'user.invite': by('отправили себе письмо с приглашением', 'отправил вам письмо с приглашением'),
  'user.invite_end': null,
  'user.passkey_add': always('Вы добавили ключ доступа'),
  'user.passkey_remove': always('Вы удалили ключ доступа'),
  'user.passkey_rename': always('Вы переименовали ключ доступа'),
  'user.password_change': always('Вы изменили пароль'),
  'user.recovery_codes': always('Вы создали новые резервные коды'),
  'user.session_end': by('завершили один из сеансов', 'завершил ваш сеанс'),
  'user.sessions_end': by('завершили остальные сеансы', 'завершил ваши сеансы'),
  'user.totp_off': always('Вы выключили коды из приложения'),
  'user.totp_on': always('Вы включили коды из приложения'),
  'user.update': updated,
  'user.view': null,
};

const WORDS: ReadonlyMap<string, Sentence> = new Map(
  Object.entries(SENTENCES).flatMap(([action, sentence]) => (sentence === null ? [] : [[action, sentence]])),
);

/** The actions that are told to their person. */
export const EVENT_ACTIONS: readonly string[] = [...WORDS.keys()];

/** What a person reads about something that has happened to their account. */
export const eventText = (action: string, facts: EventFacts): string => WORDS.get(action)?.(facts) ?? action;
