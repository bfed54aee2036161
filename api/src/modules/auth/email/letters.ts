import { maskEmail } from '@cabinet/kernel/core/text';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { composeLetter, fromWhere, IF_YOU, type Letter, letterTime } from '#lib/mail/index.ts';

export const confirmLink = (origin: string, secret: string) => `${origin}/email/confirm#token=${secret}`;
export const undoLink = (origin: string, secret: string) => `${origin}/email/undo#token=${secret}`;

const LOOKING_CHANGES_NOTHING = 'Само открытие ссылки ничего не меняет: на странице нужно нажать кнопку.';

/** Asks whoever reads the new address. It greets nobody and names nobody: the address may be a stranger's. */
export function confirmLetter({
  to,
  from,
  expiresAt,
  link,
}: {
  readonly to: string;
  readonly from: string;
  readonly expiresAt: Date;
  readonly link: string;
}): Letter {
  return composeLetter({
    kind: 'email-confirm',
    recipient: to,
    name: '',
    subject: 'Подтвердите новую почту для входа в кабинет',
    parts: [
      'Эту почту указали как новую для входа в личный кабинет. Чтобы входить с ней, её нужно подтвердить.',
      { facts: [['Прежняя почта', maskEmail(from)]] },
    ],
    button: { text: 'Подтвердить почту', url: link },
    after: [
      `Ссылка действует до ${letterTime(expiresAt)} и только один раз. ${LOOKING_CHANGES_NOTHING} Никому её не пересылайте.`,
      'Если вы этого не просили, просто удалите письмо: без подтверждения ничего не изменится.',
    ],
  });
}

interface Owner {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Tells the present address at once what is asked for, and gives its reader the link that stops it, or undoes it. */
export function askedLetter(
  { name, from, to }: Owner,
  {
    link,
    takesTwo,
    origin,
  }: { readonly link: string; readonly takesTwo: boolean; readonly origin: CallOrigin },
): Letter {
  return composeLetter({
    kind: 'email-change-asked',
    recipient: from,
    name,
    subject: 'Почту вашей учётной записи хотят сменить',
    parts: [
      'В кабинете попросили сменить почту вашей учётной записи. Пока новую почту не подтвердят по ссылке из письма, вы входите с прежней.',
      { facts: [['Новая почта', maskEmail(to)], ...fromWhere(origin)] },
      ...(takesTwo ? ['У вас есть права сотрудника, поэтому смену подтвердит ещё и второй человек.'] : []),
      IF_YOU,
      'Если нет, нажмите кнопку: смена остановится. Если почту уже сменили, та же кнопка вернёт её в течение 7 дней после смены. И сразу смените пароль: вашей учётной записью пользуется кто-то другой.',
    ],
    button: { text: 'Это не я', url: link },
    after: [`${LOOKING_CHANGES_NOTHING} Ссылка только ваша, не пересылайте её.`],
  });
}

interface Changed extends Owner {
  readonly cabinetOrigin: string;
  /** Null where the address has no link: its person has come back to an e-mail that they had before it. */
  readonly undo: { readonly link: string; readonly until: Date } | null;
}

/** Writes to both addresses that the person has another e-mail by themself. Each names the other one masked. */
export function ownEmailChangedLetters({
  name,
  from,
  to,
  undo,
  cabinetOrigin,
}: Changed): readonly [former: Letter, present: Letter] {
  const at = [['Когда', letterTime(new Date())]] as const;
  const kind = 'email-changed';
  const enter = { text: 'Войти в кабинет', url: `${cabinetOrigin}/login` };
  const former = composeLetter({
    kind,
    recipient: from,
    name,
    subject: 'Почта для входа в кабинет изменена',
    parts: [
      `Новую почту подтвердили по ссылке из письма. Теперь в кабинет входят с адресом ${maskEmail(to)}, а этот адрес для входа больше не подходит. Пароль прежний.`,
      { facts: at },
      IF_YOU,
      undo === null
        ? 'Если нет, напишите тому, кто открыл вам доступ в кабинет.'
        : `Если нет, верните почту по кнопке: это можно до ${letterTime(undo.until)}. Все, кто сейчас в вашей учётной записи, выйдут из неё, а пароль перестанет действовать: новый вы зададите по коду из письма.`,
    ],
    button: undo === null ? enter : { text: 'Вернуть прежнюю почту', url: undo.link },
    after: undo === null ? [] : [`${LOOKING_CHANGES_NOTHING} Ссылка только ваша, не пересылайте её.`],
  });
  const present = composeLetter({
    kind,
    recipient: to,
    name,
    subject: 'Теперь вы входите в кабинет с этой почтой',
    parts: [
      `Почта подтверждена. Раньше вы входили с адресом ${maskEmail(from)}, теперь — с этим. Пароль прежний.`,
      { facts: at },
      'Если вы об этом не просили, напишите тому, кто открыл вам доступ в кабинет.',
    ],
    button: enter,
  });
  return [former, present];
}

/** Writes to the address that is the person's again, how to get in, and to the one that is so no more. */
export function restoredLetters({
  name,
  from,
  to,
  removedFactors,
  keepsFactors,
  cabinetOrigin,
}: {
  readonly name: string;
  /** The e-mail that was left by it. */
  readonly from: string;
  readonly to: string;
  readonly removedFactors: number;
  /** Whether older ones stay: whoever has changed the e-mail may have made one before. */
  readonly keepsFactors: boolean;
  readonly cabinetOrigin: string;
}): readonly [restored: Letter, dropped: Letter] {
  const at = ['Когда', letterTime(new Date())] as const;
  const kind = 'email-restored';
  const restored = composeLetter({
    kind,
    recipient: to,
    name,
    subject: 'Почта вашей учётной записи возвращена',
    parts: [
      `Вы снова входите в кабинет с этой почтой, а адрес ${maskEmail(from)} больше не подходит. Все сеансы завершены, прежний пароль не действует.`,
      {
        facts: [
          at,
          ...(removedFactors === 0 ? [] : [['Убрано способов входа', String(removedFactors)] as const]),
        ],
      },
      'Задайте новый пароль: на странице входа нажмите «Забыли пароль?», и код придёт на эту почту.',
      ...(removedFactors === 0
        ? []
        : [
            'Способы входа, добавленные после просьбы о смене и за сутки до неё, убраны. Если среди них был ваш, добавьте его снова.',
          ]),
      ...(keepsFactors
        ? [
            'Способы входа, добавленные раньше, остались, а ключ доступа открывает кабинет и без пароля. Сразу после входа проверьте их на странице «Безопасность» и удалите чужие.',
          ]
        : []),
    ],
    button: { text: 'Открыть страницу входа', url: `${cabinetOrigin}/login` },
    after: ['Не получается — напишите тому, кто открыл вам доступ в кабинет.'],
  });
  const dropped = composeLetter({
    kind,
    recipient: from,
    name: '',
    subject: 'Смена почты отменена',
    parts: [
      'Прежнюю почту учётной записи вернули по ссылке из письма, поэтому с этим адресом в кабинет больше не войти.',
      { facts: [at] },
      'Если это ваша учётная запись, напишите тому, кто открыл вам доступ в кабинет.',
    ],
  });
  return [restored, dropped];
}

/** Tells the holder of an e-mail that somebody wanted it. It says nothing of either account. */
export function takenLetter({
  recipient,
  causedBy,
  cabinetOrigin,
}: {
  readonly recipient: string;
  readonly causedBy: string;
  readonly cabinetOrigin: string;
}): Letter {
  return composeLetter({
    kind: 'email-taken',
    causedBy,
    recipient,
    name: '',
    subject: 'Кто-то пытался указать вашу почту',
    parts: [
      'В личном кабинете кто-то хотел входить с этой почтой под другой учётной записью. Мы этого не сделали: с этой почтой уже входите вы.',
      'Если это были вы, войдите с этой почтой. Забыли пароль — восстановите его на странице входа.',
      'Если нет, ничего делать не нужно: доступ к вашей учётной записи никто не получил.',
    ],
    button: { text: 'Открыть страницу входа', url: `${cabinetOrigin}/login` },
  });
}
