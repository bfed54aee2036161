import { composeLetter, type Letter, letterTime, named } from '#lib/mail/index.ts';
import type { Asked } from './demanded.ts';

/** Tells somebody that they must have a second factor, until when, and what is closed to them without it (product §12.13). */
export function factorAskedLetter(
  { email: recipient, display_name: name, company, due_at: until }: Asked,
  cabinetOrigin: string,
): Letter {
  const content = {
    recipient,
    name,
    subject: 'Добавьте второй способ входа',
    button: { text: 'Открыть «Безопасность»', url: `${cabinetOrigin}/account/security` },
  };
  const partsFor = (who: string) => [
    `${who}: добавьте ключ доступа или приложение с кодами. Это занимает минуту.`,
    { facts: [['Добавить до', letterTime(until)] as const] },
    'Потом без второго способа кабинет откроет вам только страницу «Безопасность», где его добавляют. Запросы в чате идут как прежде.',
  ];
  if (company === null)
    return composeLetter({
      ...content,
      kind: 'factor-asked',
      parts: partsFor('У вас есть права администрации, поэтому одного пароля для входа мало'),
    });
  return composeLetter({
    ...content,
    kind: 'company-factor-asked',
    // Whoever is suspended and taken back hears it again, and no job knows who did that.
    causedBy: null,
    parts: partsFor(`Компания ${named(company)} требует входить не только по паролю`),
  });
}
