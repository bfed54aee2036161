import { useLate } from '@cabinet/kernel/state';
import { Stack } from '@cabinet/kernel/ui';
import { useMemo } from 'react';
import { type Correction, useDraftImpact, useDraftOverlaps } from '../../../api/rate-corrections.ts';
import { type CorrectionValues, draftOf } from '../correction-values.ts';
import { ImpactPanel } from './impact-panel.tsx';
import { OverlapsPanel } from './overlaps-panel.tsx';

const TYPING_PAUSE_MS = 400;

interface LivePreviewProps {
  readonly values: CorrectionValues;
  readonly saved: Correction | null;
}

/** What a correction would meet and come to, as it is typed. */
export function LivePreview({ values, saved }: LivePreviewProps) {
  const { type, value, audience, tier, payerId, multiplier, start, validFrom, validTo } = values;
  // Without the reason, which changes nothing of it.
  const draft = useMemo(
    () => draftOf({ type, value, audience, tier, payerId, multiplier, start, validFrom, validTo }, saved),
    [type, value, audience, tier, payerId, multiplier, start, validFrom, validTo, saved],
  );
  const asked = useLate(draft, TYPING_PAUSE_MS);
  const isLate = asked !== draft;
  const isEmpty = draft === null;
  return (
    <Stack gap="4" minW="0">
      <OverlapsPanel answer={useDraftOverlaps(asked)} isEmpty={isEmpty} isLate={isLate} />
      <ImpactPanel answer={useDraftImpact(asked)} isEmpty={isEmpty} isLate={isLate} />
    </Stack>
  );
}
