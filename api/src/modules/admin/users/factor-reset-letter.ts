import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';
import type { ProposalRow } from '#lib/proposals/index.ts';

type Reset = Pick<ProposalRow, 'takes_effect_at'>;

/**
 * Tells somebody that their second factors are to be taken away, and gives them the link that stops it: when it is proposed, and
 * once more when a second person has agreed and the day begins (product §19.5). Who they are is the staff's own affair.
 */
export function factorResetLetter(
  to: { readonly email: string; readonly display_name: string },
  { takes_effect_at: at }: Reset,
  link: string,
): Letter {
  return composeLetter({
    kind: 'factor-reset',
    recipient: to.email,
    name: to.display_name,
    subject:
      at === null
        ? 'Предложено сбросить ваш второй способ входа'
        : 'Через сутки сбросят ваш второй способ входа',
    parts: [
      at === null
        ? 'Администратор предложил сбросить второй способ входа в вашу учётную запись. Если это подтвердит ещё один администратор, ещё через сутки ключи доступа, коды из приложения и резервные коды перестанут действовать.'
        : 'Второй администратор подтвердил сброс второго способа входа в вашу учётную запись. Через сутки ключи доступа, коды из приложения и резервные коды перестанут действовать.',
      'Все сеансы тогда завершатся, а для входа хватит одного пароля.',
      ...(at === null ? [] : [{ facts: [['Вступит в силу', `не раньше ${letterTime(at)}`]] as const }]),
      'Если вы потеряли второй способ входа и просили об этом, делать ничего не нужно. Если он у вас есть, остановите сброс или просто войдите с ним.',
    ],
    button: { text: 'Остановить сброс', url: link },
    after: [
      'На странице нужно нажать «Остановить»: само открытие ссылки ничего не меняет. Ссылка только ваша, не пересылайте её.',
      'Если вы об этом не просили, остановите сброс и смените пароль: возможно, его уже кто-то знает.',
    ],
  });
}
