import { useMemo } from 'react';
import { type CorrectionDetail, useCorrectionOptions, useDraftOverlaps } from '../../api/rate-corrections.ts';
import { savedDraft, valuesOf } from '../../components/rate-correction/correction-values.ts';
import { fromMoscowInput } from '../../components/rate-correction/moscow-time.ts';
import { takesTwoToWithdraw, whyTwoPeople } from '../../components/rate-correction/why-two-people.ts';

/** Why another end of a correction takes two people. An earlier one is like withdrawing it, a later one like a new one. */
export function useWhyEnd(correction: CorrectionDetail, validTo: string): readonly string[] {
  const { data: options } = useCorrectionOptions();
  const { data: overlaps } = useDraftOverlaps(useMemo(() => savedDraft(correction), [correction]));
  const values = valuesOf(correction);
  if (validTo === values.validTo) return [];
  if (takesTwoToWithdraw(correction, options, overlaps))
    return ['После неё на уровне, где ваш счёт или счёт вашей группы или компании, станет дешевле'];
  return isEarlier(fromMoscowInput(validTo), correction.validTo) ? [] : whyTwoPeople(values, options);
}

const isEarlier = (end: string | null, present: string | null): boolean =>
  end !== null && (present === null || new Date(end) < new Date(present));
