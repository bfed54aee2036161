import { StatusBadge } from '@cabinet/kernel/ui';
import type { CorrectionState } from '../../api/rate-corrections.ts';
import { STATE_LABELS } from './correction-words.ts';

const TONES = { active: 'success', planned: 'info', past: 'neutral', inactive: 'neutral' } as const;

export function StateBadge({ state }: { readonly state: CorrectionState }) {
  return <StatusBadge tone={TONES[state]}>{STATE_LABELS[state]}</StatusBadge>;
}
