import { plural } from '@cabinet/kernel/core/text';
import type { Correction, Overlaps } from '../../api/rate-corrections.ts';
import { numberText, scopeText, targetText } from './correction-words.ts';
import { multiplierText, percentText } from './multiplier.ts';

const SHOWN = 3;

/** What prices become once a correction no longer holds: where it was the stronger one, the next in line applies. */
export function priceAfter(
  { multiplier, state }: Pick<Correction, 'multiplier' | 'state'>,
  { items }: Overlaps,
): string {
  if (state === 'planned')
    return `Изменение цены ${percentText(multiplier)} не начнётся: цены останутся прежними.`;
  const next = items
    .filter(({ wins, correction }) => wins === 'this' && correction.state === 'active')
    .map(({ correction }) => correction);
  const end = `Изменение цены ${percentText(multiplier)} прекратится сразу`;
  if (next.length === 0)
    return `${end}: вместо ${multiplierText(multiplier)} будет ×1, цена по прайсу и уровню.`;
  const named = next
    .slice(0, SHOWN)
    .map(
      (each) =>
        `${numberText(each)} ${multiplierText(each.multiplier)} (${scopeText(each.scope)}, ${targetText(each.target)})`,
    );
  const rest = next.length - named.length;
  const more =
    rest > 0 ? ` и ещё ${rest} ${plural(rest, 'корректировка', 'корректировки', 'корректировок')}` : '';
  return `${end}. Там, где они пересекаются, начнёт действовать ${named.join('; ')}${more}; в остальном вместо ${multiplierText(multiplier)} будет ×1.`;
}
