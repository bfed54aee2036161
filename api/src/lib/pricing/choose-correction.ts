import type { AccessModel } from '@cabinet/kernel/core/model-access';

type CorrectionScope = 'all' | 'vendor' | 'tag' | 'type' | 'model';

export interface Correction {
  readonly id: string;
  readonly number: number;
  readonly scope_type: CorrectionScope;
  readonly scope_value: string | null;
  readonly target_payer_id: string | null;
  readonly target_tier: string | null;
  readonly multiplier: string;
}

/** From the widest to the narrowest. */
const WIDTHS: readonly CorrectionScope[] = ['all', 'vendor', 'tag', 'type', 'model'];

/**
 * The one correction that applies: for the payer, else for its tier, else for everybody; among those the narrower scope,
 * then the newer one. Corrections never add up.
 */
export function chooseCorrection(
  corrections: readonly Correction[],
  buyer: { readonly payerId: string; readonly tier: string },
  model: Pick<AccessModel, 'id' | 'developer' | 'type' | 'tags'>,
): Correction | undefined {
  const fitting = corrections.filter((correction) => reaches(correction, buyer) && covers(correction, model));
  return fitting.sort((one, other) => rank(other) - rank(one) || other.number - one.number)[0];
}

function reaches(
  { target_payer_id, target_tier }: Correction,
  { payerId, tier }: { readonly payerId: string; readonly tier: string },
): boolean {
  if (target_payer_id !== null) return target_payer_id === payerId;
  return target_tier === null || target_tier === tier;
}

function covers(
  { scope_type, scope_value }: Correction,
  model: Pick<AccessModel, 'id' | 'developer' | 'type' | 'tags'>,
): boolean {
  switch (scope_type) {
    case 'all':
      return true;
    case 'vendor':
      return model.developer === scope_value;
    case 'tag':
      return scope_value !== null && model.tags.includes(scope_value);
    case 'type':
      return model.type === scope_value;
    case 'model':
      return model.id === scope_value;
  }
}

function rank({ target_payer_id, target_tier, scope_type }: Correction): number {
  const level = target_payer_id !== null ? 2 : target_tier !== null ? 1 : 0;
  return level * WIDTHS.length + WIDTHS.indexOf(scope_type);
}
