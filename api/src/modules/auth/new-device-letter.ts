import type { CallOrigin } from '#lib/audit/record-action.ts';
import { composeLetter, fromWhere, IF_YOU, type Letter } from '#lib/mail/index.ts';

interface SignInFacts {
  readonly recipient: string;
  readonly name: string;
  readonly origin: CallOrigin;
}

/** Tells somebody that a browser which their account did not know has signed in. */
export function newDeviceLetter({ recipient, name, origin }: SignInFacts): Letter {
  return composeLetter({
    kind: 'new-device',
    recipient,
    name,
    subject: 'Вход в кабинет с нового устройства',
    parts: [
      'В ваш кабинет вошли с устройства, с которого вы раньше не входили.',
      { facts: fromWhere(origin) },
      IF_YOU,
      'Если нет, смените пароль на странице «Безопасность»: остальные устройства сразу выйдут из кабинета. Там же можно завершить отдельные сеансы.',
    ],
    button: { text: 'Открыть «Безопасность»', url: `${origin.cabinetOrigin}/account/security` },
    after: ['Не получается войти — восстановите пароль на странице входа.'],
  });
}
