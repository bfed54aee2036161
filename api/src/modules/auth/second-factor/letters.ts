import { plural } from '@cabinet/kernel/core/text';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { composeLetter, fromWhere, IF_YOU, type Letter, letterTime, named } from '#lib/mail/index.ts';

interface Recipient {
  readonly email: string;
  readonly display_name: string;
}

/** What may happen to the factors of a person. */
export type FactorChange =
  | { readonly what: 'passkey added' | 'passkey removed'; readonly name: string }
  | { readonly what: 'totp added' | 'totp removed' | 'codes made' };

const CHANGES: Readonly<Record<FactorChange['what'], { readonly subject: string; readonly text: string }>> = {
  'passkey added': {
    subject: 'Добавлен ключ доступа',
    text: 'К вашей учётной записи добавили ключ доступа: с ним можно войти без пароля.',
  },
  'passkey removed': {
    subject: 'Удалён ключ доступа',
    text: 'Из вашей учётной записи удалили ключ доступа: войти с ним больше нельзя.',
  },
  'totp added': {
    subject: 'Включены коды из приложения',
    text: 'В вашей учётной записи включили коды из приложения: после пароля вход спрашивает код.',
  },
  'totp removed': {
    subject: 'Выключены коды из приложения',
    text: 'В вашей учётной записи выключили коды из приложения: войти с ними больше нельзя.',
  },
  'codes made': {
    subject: 'Созданы новые резервные коды',
    text: 'В вашей учётной записи создали новые резервные коды. Прежние больше не действуют.',
  },
};

/** What helps against whoever is in the account: their session ends with the password, and what they have added goes. */
const IF_NOT_YOU = (origin: string) => ({
  button: { text: 'Открыть «Безопасность»', url: `${origin}/account/security` },
  after: ['Не получается войти — напишите тому, кто открыл вам доступ в кабинет.'],
});

/** Tells somebody that a way to sign in has come, gone or was made anew. */
export function factorChangedLetter(
  { email: recipient, display_name: name }: Recipient,
  change: FactorChange,
  origin: CallOrigin,
): Letter {
  const { subject, text } = CHANGES[change.what];
  const key = 'name' in change ? ([['Ключ доступа', named(change.name)]] as const) : [];
  return composeLetter({
    kind: 'factor-changed',
    recipient,
    name,
    subject,
    parts: [
      text,
      { facts: [...key, ...fromWhere(origin)] },
      IF_YOU,
      'Если нет, смените пароль на странице «Безопасность»: остальные сеансы сразу завершатся. Там же проверьте способы входа и удалите чужие.',
    ],
    ...IF_NOT_YOU(origin.cabinetOrigin),
  });
}

/** Tells somebody that all their factors were taken away for them (product §12.9). By whom is the staff's own affair. */
export function factorsResetLetter(
  { email: recipient, display_name: name }: Recipient,
  cabinetOrigin: string,
): Letter {
  return composeLetter({
    kind: 'factors-reset',
    recipient,
    name,
    subject: 'Второй способ входа сброшен',
    parts: [
      'Второй способ входа в вашу учётную запись сбросили: ключи доступа, коды из приложения и резервные коды больше не действуют, все сеансы завершены. Пароль прежний, и теперь он один открывает кабинет.',
      { facts: [['Когда', letterTime(new Date())]] },
      'Если вы об этом просили, войдите и сразу добавьте новый способ на странице «Безопасность».',
      'Если нет, смените пароль: нажмите «Забыли пароль?» на странице входа, код придёт на эту почту. Затем добавьте новый способ входа и сообщите тому, кто открыл вам доступ в кабинет.',
    ],
    button: { text: 'Открыть страницу входа', url: `${cabinetOrigin}/login` },
  });
}

/** Tells somebody that a recovery code has let somebody in, and how many are left. */
export function recoveryCodeUsedLetter(
  { email: recipient, display_name: name }: Recipient,
  left: number,
  origin: CallOrigin,
): Letter {
  const codes = plural(left, 'код', 'кода', 'кодов');
  return composeLetter({
    kind: 'recovery-code-used',
    recipient,
    name,
    subject: `Использован резервный код, осталось ${left}`,
    parts: [
      'В ваш кабинет вошли с паролем и резервным кодом. Этот код больше не действует. После такого входа, как после любого, важные настройки какое-то время меняют без повторного подтверждения.',
      { facts: [['Осталось', `${left} ${codes}`], ...fromWhere(origin)] },
      left > 0 ? IF_YOU : 'Если это были вы, создайте новые коды: прежних больше нет.',
      'Если нет, смените пароль и создайте новые резервные коды на странице «Безопасность»: кто-то знает ваш пароль и ваши коды.',
    ],
    ...IF_NOT_YOU(origin.cabinetOrigin),
  });
}
