import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import type { Correction, CorrectionOptions, Overlaps } from '../../api/rate-corrections.ts';
import type { CorrectionValues } from './correction-values.ts';
import { readMultiplier, shownMultiplier } from './multiplier.ts';

type Terms = Pick<CorrectionValues, 'type' | 'audience' | 'tier' | 'multiplier'>;

/** Why a correction takes two people, as far as its form can tell; nothing where one may save it. */
export function whyTwoPeople(values: Terms, options: CorrectionOptions | undefined): readonly string[] {
  if (options === undefined) return [];
  const { type, audience, tier } = values;
  const isOwn = audience === 'tier' && isOwnTier(tier, options);
  return [
    ...whyMultiplier(values, options.alone),
    ...(audience === 'all' && type === 'all' ? ['Она изменит цены всех моделей для всех'] : []),
    ...(isOwn ? ['На этом уровне ваш счёт или счёт вашей группы или компании'] : []),
  ];
}

function whyMultiplier(
  { multiplier }: Pick<Terms, 'multiplier'>,
  { min, max }: CorrectionOptions['alone'],
): readonly string[] {
  const number = readMultiplier(multiplier);
  if (number === null) return [];
  const shown = shownMultiplier(number);
  if (isLess(number, min)) return [`Множитель ${shown} меньше ${shownMultiplier(min)}`];
  return isLess(max, number) ? [`Множитель ${shown} больше ${shownMultiplier(max)}`] : [];
}

/** Whether it takes two to withdraw one: it is for one's own tier, and something would cost less without it. */
export function takesTwoToWithdraw(
  { target, multiplier }: Pick<Correction, 'target' | 'multiplier'>,
  options: CorrectionOptions | undefined,
  overlaps: Overlaps | undefined,
): boolean {
  if (target.tier === null || options === undefined || !isOwnTier(target.tier, options)) return false;
  const weaker = overlaps?.items.filter(({ wins }) => wins === 'this') ?? [];
  const others = ['1', ...weaker.map(({ correction }) => correction.multiplier)];
  return others.some((other) => isLess(other, multiplier));
}

const isOwnTier = (tier: string, { tiers }: CorrectionOptions): boolean =>
  tiers.some(({ code, isOwn }) => code === tier && isOwn);

const isLess = (one: string, other: string) => compareMoney(fromWire(one), fromWire(other)) < 0;
