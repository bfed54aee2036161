import { peopleGenitive, requestsText } from '@cabinet/access';
import { formatAmount } from '@cabinet/kernel/core/amount';
import { moscowText } from '@cabinet/kernel/core/calendar';
import { plural } from '@cabinet/kernel/core/text';
import type { CatalogueModel, ModelAccess } from '../../api/models.ts';
import { daysText, peopleText } from '../../lib/counts.ts';

/** «12 людям»: to whom a model is open. */
export const toPeople = (count: number) => `${count} ${plural(count, 'человеку', 'людям', 'людям')}`;

/** «120 из 134 людей». */
export const ofPeople = (count: number, total: number) =>
  `${count} из ${total} ${plural(total, 'человека', 'людей', 'людей')}`;

type Use = NonNullable<ModelAccess['used']>;

function usedText({ days, people, charges, amount }: Use): string {
  const span = `за ${daysText(days)}`;
  if (people === 0) return `${span} её никто не использовал`;
  const verb = plural(people, 'использовал', 'использовали', 'использовали');
  return `${span} её ${verb} ${peopleText(people)}, ${requestsText(charges)} на ${formatAmount(amount)}`;
}

/** Whom it affects that a model is switched on or off. */
export function switchText({ people, used }: Pick<ModelAccess, 'people' | 'used'>, isOn: boolean): string {
  const verb = isOn ? 'Откроется' : 'Закроется';
  const whom =
    people.allowed === 0
      ? 'Её не открывает ни одна роль, которая у кого-нибудь есть'
      : `${verb} для ${peopleGenitive(people.allowed)}`;
  return used === null ? `${whom}.` : `${whom}; ${usedText(used)}.`;
}

/** The price that is to come: «с 1 дек.: 120,00 / 360,00 ₽». */
export function plannedText({
  inputPrice,
  outputPrice,
  validFrom,
}: NonNullable<CatalogueModel['nextPrice']>) {
  const prices = `${formatAmount(inputPrice, { unit: false })} / ${formatAmount(outputPrice)}`;
  return `с ${moscowText(validFrom, 'shortDay')}: ${prices}`;
}
