import { plural } from '@cabinet/kernel/core/text';

export const peopleText = (count: number) => `${count} ${plural(count, 'человек', 'человека', 'человек')}`;

/** How many of the people of a global role are in a company, where they keep it; nothing where there is nobody. */
export const keptText = ({ keptCount }: { readonly keptCount: number }): readonly string[] =>
  keptCount === 0 ? [] : [`${keptCount} ${plural(keptCount, 'в компании', 'в компаниях', 'в компаниях')}`];

export const grantsText = (count: number) =>
  `${count} ${plural(count, 'разрешение', 'разрешения', 'разрешений')}`;

export const modelCountText = (count: number) => `${count} ${plural(count, 'модель', 'модели', 'моделей')}`;

export const daysText = (count: number) => `${count} ${plural(count, 'день', 'дня', 'дней')}`;

/** The first of many names, and how many more there are. */
export function namesText(names: readonly string[], shown: number): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} и ещё ${rest}` : names.join(', ');
}
