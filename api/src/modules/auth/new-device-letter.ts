import { deviceName } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';

interface SignInFacts {
  readonly recipient: string;
  readonly name: string;
  readonly at: Date;
  readonly userAgent: string;
  readonly ip: string;
  readonly cabinetOrigin: string;
}

/**
 * Names the device from a fixed list, because whoever signs in writes the header and could smuggle text into the
 * letter.
 */
export function newDeviceLetter({ recipient, name, at, userAgent, ip, cabinetOrigin }: SignInFacts): Letter {
  return composeLetter({
    kind: 'new-device',
    recipient,
    name,
    subject: 'Вход в кабинет с нового устройства',
    parts: [
      'В ваш кабинет вошли с устройства, с которого вы раньше не входили.',
      {
        facts: [
          ['Когда', letterTime(at)],
          ['Устройство', deviceName(userAgent)],
          ['Адрес', ip],
        ],
      },
      'Если это были вы, ничего делать не нужно.',
      'Если нет, смените пароль на странице «Мой аккаунт»: остальные устройства сразу выйдут из кабинета. Там же можно завершить отдельные сеансы.',
    ],
    button: { text: 'Открыть «Мой аккаунт»', url: `${cabinetOrigin}/account` },
    after: ['Не получается войти — восстановите пароль на странице входа.'],
  });
}
