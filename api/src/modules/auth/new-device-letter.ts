import { deviceName } from '@cabinet/kernel/core/text';
import { type Letter, letterText, letterTime } from '#lib/mail/index.ts';

interface SignInFacts {
  readonly recipient: string;
  readonly name: string;
  readonly at: Date;
  readonly userAgent: string;
  readonly ip: string;
  readonly publicUrl: string | undefined;
}

/**
 * Names the device from a fixed list, because whoever signs in writes the header and could smuggle text into the
 * letter.
 */
export function newDeviceLetter({ recipient, name, at, userAgent, ip, publicUrl = '' }: SignInFacts): Letter {
  return {
    kind: 'new-device',
    recipient,
    subject: 'Вход в кабинет с нового устройства',
    text: letterText(name, [
      'В ваш кабинет вошли с устройства, с которого вы раньше не входили.',
      '',
      `Когда: ${letterTime(at)}`,
      `Устройство: ${deviceName(userAgent)}`,
      `Адрес: ${ip}`,
      '',
      'Если это были вы, ничего делать не нужно.',
      `Если нет, смените пароль на странице «Мой аккаунт»: остальные устройства сразу выйдут из кабинета. Там же можно завершить отдельные сеансы.\n${publicUrl}/account`,
      `Не получается войти — восстановите пароль на странице входа.\n${publicUrl}/login`,
    ]),
  };
}
