import { quoted } from '@cabinet/kernel/core/text';
import { composeLetter, type Letter, type LetterKind } from '#lib/mail/index.ts';

interface About {
  readonly recipient: string;
  readonly name: string;
  readonly company: string;
  readonly cabinetOrigin: string;
}

export function removedLetter(about: About): Letter {
  const company = quoted(about.company);
  return letter('company-removed', about, `Вы больше не в компании ${company}`, [
    `Вас исключили из компании ${company}. Она больше не платит за ваши запросы.`,
    'Ваш кабинет остаётся: вы продолжаете с личным счётом.',
  ]);
}

export function suspendedLetter(about: About): Letter {
  const company = quoted(about.company);
  return letter('company-suspended', about, `Доступ к компании ${company} приостановлен`, [
    `Ваш доступ к компании ${company} приостановлен. Пока это так, она не платит за ваши запросы.`,
    'Ваш кабинет остаётся: вы продолжаете с личным счётом. Если доступ вернут, роль и лимит будут прежними.',
  ]);
}

export function roleLetter(about: About & { readonly roleName: string }): Letter {
  const company = quoted(about.company);
  return letter('company-role', about, `Ваша роль в компании ${company} изменена`, [
    `Теперь ваша роль в компании ${company} — ${quoted(about.roleName)}. Она действует уже сейчас.`,
  ]);
}

function letter(
  kind: LetterKind,
  { recipient, name, cabinetOrigin }: About,
  subject: string,
  parts: readonly string[],
): Letter {
  const button = { text: 'Открыть кабинет', url: `${cabinetOrigin}/` };
  return composeLetter({ kind, recipient, name, subject, parts, button });
}
