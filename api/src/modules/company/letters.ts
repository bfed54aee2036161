import {
  type CausedKind,
  composeLetter,
  type Letter,
  type LetterPart,
  named,
  namedInSubject,
} from '#lib/mail/index.ts';

interface About {
  readonly recipient: string;
  readonly name: string;
  readonly company: string;
  readonly cabinetOrigin: string;
  /** The id of whoever did it. */
  readonly causedBy: string;
}

export function removedLetter(about: About): Letter {
  return letter('company-removed', about, `Вы больше не в компании ${namedInSubject(about.company)}`, [
    `Вас исключили из компании ${named(about.company)}. Она больше не платит за ваши запросы.`,
    'Ваш кабинет остаётся: вы продолжаете с личным счётом.',
  ]);
}

export function suspendedLetter(about: About): Letter {
  return letter(
    'company-suspended',
    about,
    `Доступ к компании ${namedInSubject(about.company)} приостановлен`,
    [
      `Ваш доступ к компании ${named(about.company)} приостановлен. Пока это так, она не платит за ваши запросы.`,
      'Ваш кабинет остаётся: вы продолжаете с личным счётом. Если доступ вернут, роль и лимит будут прежними.',
    ],
  );
}

export function roleLetter(about: About & { readonly roleName: string }): Letter {
  return letter('company-role', about, `Ваша роль в компании ${namedInSubject(about.company)} изменена`, [
    'У вас другая роль в компании. Она действует уже сейчас.',
    {
      facts: [
        ['Компания', about.company],
        ['Ваша роль', about.roleName],
      ],
    },
  ]);
}

function letter(
  kind: CausedKind,
  { recipient, name, causedBy, cabinetOrigin }: About,
  subject: string,
  parts: readonly LetterPart[],
): Letter {
  const button = { text: 'Открыть кабинет', url: `${cabinetOrigin}/` };
  return composeLetter({ kind, causedBy, recipient, name, subject, parts, button });
}
