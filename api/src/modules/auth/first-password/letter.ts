import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';

export function firstPasswordLink(origin: string, secret: string): string {
  return `${origin}/login/first-password?token=${secret}`;
}

export function firstPasswordLetter({
  recipient,
  name,
  link,
  expiresAt,
}: {
  readonly recipient: string;
  readonly name: string;
  readonly link: string;
  readonly expiresAt: Date;
}): Letter {
  return composeLetter({
    kind: 'first-password',
    recipient,
    name,
    subject: 'Вам открыт доступ в личный кабинет',
    parts: ['Для вас создана учётная запись в личном кабинете. Осталось придумать пароль.'],
    button: { text: 'Придумать пароль', url: link },
    after: [
      `Ссылка действует до ${letterTime(expiresAt)} и только один раз. Никому её не пересылайте.`,
      'Если вы не ждали этого письма — просто не открывайте ссылку.',
    ],
  });
}
