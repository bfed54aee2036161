import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';

interface Recipient {
  readonly email: string;
  readonly display_name: string;
}

type AccountState = 'deactivated' | 'activated' | 'deleted';

const ASK =
  'Если вы об этом не просили или считаете это ошибкой, напишите тому, кто открыл вам доступ в кабинет.';

const STATE: Readonly<
  Record<AccountState, { readonly subject: string; readonly what: string; readonly next: string }>
> = {
  deactivated: {
    subject: 'Ваша учётная запись отключена',
    what: 'Администратор отключил вашу учётную запись: войти в кабинет пока нельзя. Ваши данные и деньги на счёте сохранены.',
    next: ASK,
  },
  activated: {
    subject: 'Ваша учётная запись снова включена',
    what: 'Администратор включил вашу учётную запись: в кабинет снова можно войти. Пароль прежний.',
    next: 'Если вы об этом не просили, напишите тому, кто открыл вам доступ в кабинет.',
  },
  deleted: {
    subject: 'Ваша учётная запись удалена',
    what: 'Администратор удалил вашу учётную запись: войти в кабинет с этой почтой больше нельзя.',
    next: ASK,
  },
};

/** Tells somebody what an administrator has done with their account. The reason and the place are the administrator's. */
export function accountLetter(
  { email: recipient, display_name: name }: Recipient,
  state: AccountState,
  cabinetOrigin: string,
): Letter {
  const { subject, what, next } = STATE[state];
  return composeLetter({
    kind: `account-${state}`,
    recipient,
    name,
    subject,
    parts: [what, { facts: [['Когда', letterTime(new Date())]] }, next],
    button: state === 'activated' ? { text: 'Войти в кабинет', url: `${cabinetOrigin}/login` } : undefined,
  });
}
