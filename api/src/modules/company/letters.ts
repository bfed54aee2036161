import { type Letter, letterText } from '#lib/mail/index.ts';

interface About {
  readonly recipient: string;
  readonly name: string;
  readonly company: string;
  readonly publicUrl: string | undefined;
}

export function removedLetter(about: About): Letter {
  return letter('company-removed', about, `Вы больше не в компании ${about.company}`, [
    `Вас исключили из компании ${about.company}. Она больше не платит за ваши запросы.`,
    'Ваш кабинет остаётся: вы продолжаете с личным счётом.',
  ]);
}

export function suspendedLetter(about: About): Letter {
  return letter('company-suspended', about, `Доступ к компании ${about.company} приостановлен`, [
    `Ваш доступ к компании ${about.company} приостановлен. Пока это так, она не платит за ваши запросы.`,
    'Ваш кабинет остаётся: вы продолжаете с личным счётом. Если доступ вернут, роль и лимит будут прежними.',
  ]);
}

export function roleLetter(about: About & { readonly roleName: string }): Letter {
  return letter('company-role', about, `Ваша роль в компании ${about.company} изменена`, [
    `Теперь ваша роль в компании ${about.company} — «${about.roleName}». Она действует уже сейчас.`,
  ]);
}

function letter(
  kind: string,
  { recipient, name, publicUrl = '' }: About,
  subject: string,
  lines: string[],
): Letter {
  return {
    kind,
    recipient,
    subject,
    text: letterText(name, [...lines, '', `${publicUrl}/`]),
  };
}
