import { tidyLine } from '@cabinet/kernel/core/text';
import type { Correction, CorrectionDraft, NewCorrection } from '../../api/rate-corrections.ts';
import { fromMoscowInput, toMoscowInput } from './moscow-time.ts';
import { percentOfMultiplier, readMultiplier, shownMultiplier } from './multiplier.ts';

export type ScopeType = Correction['scope']['type'];

/** A correction as it is typed. Fields that the API may complain about have its names. */
export interface CorrectionValues {
  readonly type: ScopeType;
  readonly value: string;
  readonly audience: 'all' | 'tier' | 'payer';
  readonly tier: string;
  readonly payerId: string;
  readonly multiplier: string;
  /** The same as the multiplier. */
  readonly percent: string;
  readonly start: 'now' | 'planned';
  /** By the clock of Moscow. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly reason: string;
}

export const INITIAL_VALUES: CorrectionValues = {
  type: 'all',
  value: '',
  audience: 'all',
  tier: '',
  payerId: '',
  multiplier: '',
  percent: '',
  start: 'now',
  validFrom: '',
  validTo: '',
  reason: '',
};

export function valuesOf({
  scope,
  target,
  multiplier,
  reason,
  validFrom,
  validTo,
}: Correction): CorrectionValues {
  return {
    type: scope.type,
    value: scope.value ?? '',
    audience: target.payerId !== null ? 'payer' : target.tier !== null ? 'tier' : 'all',
    tier: target.tier ?? '',
    payerId: target.payerId ?? '',
    multiplier: shownMultiplier(multiplier),
    percent: percentOfMultiplier(multiplier),
    start: 'planned',
    validFrom: toMoscowInput(validFrom),
    validTo: validTo === null ? '' : toMoscowInput(validTo),
    reason,
  };
}

/** A field has no seconds: the moment that was saved stays as long as the field says the same. */
export function momentOf(text: string, saved: string | null): string | null {
  return saved !== null && toMoscowInput(saved) === text ? saved : fromMoscowInput(text);
}

type Draft = Pick<NewCorrection, 'scope' | 'target' | 'multiplier' | 'validFrom' | 'validTo'>;

function bodyOf(values: Omit<CorrectionValues, 'reason' | 'percent'>, saved: Correction | null): Draft {
  const { type, value, audience, tier, payerId } = values;
  const validFrom = values.start === 'now' ? null : momentOf(values.validFrom, saved?.validFrom ?? null);
  return {
    scope: { type, value: type === 'all' ? null : value },
    target: {
      payerId: audience === 'payer' ? payerId : null,
      tier: audience === 'tier' ? tier : null,
    },
    multiplier: readMultiplier(values.multiplier) ?? '',
    // Of one that is saved, without a date it would stay as it was.
    ...(validFrom !== null ? { validFrom } : saved !== null && { validFrom: new Date().toISOString() }),
    validTo: momentOf(values.validTo, saved?.validTo ?? null),
  };
}

export function correctionOf(values: CorrectionValues, saved: Correction | null): NewCorrection {
  return { ...bodyOf(values, saved), reason: tidyLine(values.reason) };
}

/** What can be asked about before it is saved, or `null` while something is missing. */
export function draftOf(
  values: Omit<CorrectionValues, 'reason' | 'percent'>,
  saved: Correction | null,
): CorrectionDraft | null {
  const { type, value, audience, tier, payerId, start, validFrom, validTo } = values;
  const isMissing =
    (type !== 'all' && value === '') ||
    (audience === 'tier' && tier === '') ||
    (audience === 'payer' && payerId === '') ||
    (start === 'planned' && fromMoscowInput(validFrom) === null) ||
    (validTo !== '' && fromMoscowInput(validTo) === null) ||
    readMultiplier(values.multiplier) === null;
  return isMissing ? null : { ...bodyOf(values, saved), id: saved?.id ?? null };
}

/** A saved one as it is. */
export function savedDraft({
  id,
  scope,
  target,
  multiplier,
  validFrom,
  validTo,
}: Correction): CorrectionDraft {
  return {
    id,
    scope: { type: scope.type, value: scope.value },
    target: { payerId: target.payerId, tier: target.tier },
    multiplier,
    validFrom,
    validTo,
  };
}

/** Whether nothing differs but the reason, which anybody may change alone. */
export const isSameTerms = (one: CorrectionValues, other: CorrectionValues): boolean =>
  JSON.stringify({ ...one, reason: '' }) === JSON.stringify({ ...other, reason: '' });
