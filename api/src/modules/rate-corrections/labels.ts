import type { Static } from 'typebox';
import { SCOPE_LABEL } from '#lib/pricing/index.ts';
import type { CorrectionSchema } from './schemas.ts';

type Correction = Static<typeof CorrectionSchema>;

export const scopeLabel = ({ type, name }: Correction['scope']) =>
  [SCOPE_LABEL[type], name].filter((part) => part !== null).join(' ');

export function targetLabel({ payer_id, tier, name }: Correction['target']): string {
  if (payer_id !== null) return name ?? '';
  return tier === null ? 'Все' : `Уровень ${name}`;
}

/** «Тег быстрая · Уровень Про». */
export const correctionLabel = ({ scope, target }: Pick<Correction, 'scope' | 'target'>) =>
  `${scopeLabel(scope)} · ${targetLabel(target)}`;
