import { Stack } from '@cabinet/kernel/ui';
import { useMemo } from 'react';
import { type Correction, useDraftOverlaps, useImpact } from '../../../api/rate-corrections.ts';
import { savedDraft } from '../correction-values.ts';
import { ImpactPanel } from './impact-panel.tsx';
import { OverlapsPanel } from './overlaps-panel.tsx';

/** What a saved correction meets, as long as it holds, and what it comes to. */
export function SavedPreview({ correction }: { readonly correction: Correction }) {
  const { state } = correction;
  const isOver = state === 'past' || state === 'inactive';
  const draft = useMemo(() => (isOver ? null : savedDraft(correction)), [isOver, correction]);
  const overlaps = useDraftOverlaps(draft);
  return (
    <Stack gap="4" minW="0">
      {!isOver && <OverlapsPanel answer={overlaps} />}
      <ImpactPanel answer={useImpact(correction.id)} />
    </Stack>
  );
}
