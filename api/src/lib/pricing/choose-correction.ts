import type { AccessModel } from '@cabinet/kernel/core/model-access';

/** What a correction may cover, from the widest scope to the narrowest. */
export const CORRECTION_SCOPES = ['all', 'vendor', 'tag', 'type', 'model'] as const;

type CorrectionScope = (typeof CORRECTION_SCOPES)[number];
type PricedModel = Pick<AccessModel, 'id' | 'developer' | 'type' | 'tags'>;

export interface Scope {
  readonly scope_type: CorrectionScope;
  readonly scope_value: string | null;
}

export interface Target {
  readonly target_payer_id: string | null;
  readonly target_tier: string | null;
}

/** The fields that decide between two corrections. */
export interface Ranked extends Scope, Target {
  readonly number: number;
}

export interface Correction extends Ranked {
  readonly id: string;
  readonly multiplier: string;
}

/**
 * The one correction that applies to a call. One for the payer wins over one for the tier, and that over one for
 * everybody; among these the narrower scope wins, then the newer correction. Corrections never add up.
 */
export function chooseCorrection(
  corrections: readonly Correction[],
  buyer: { readonly payerId: string; readonly tier: string },
  model: PricedModel,
): Correction | undefined {
  return corrections
    .filter((correction) => reaches(correction, buyer) && covers(correction, model))
    .reduce<Correction | undefined>(
      (best, each) => (best === undefined || outranks(each, best) ? each : best),
      undefined,
    );
}

/** Whether the first of two corrections that fit the same call is the one that applies. */
export function outranks(one: Ranked, other: Ranked): boolean {
  const difference = rank(one) - rank(other);
  return difference > 0 || (difference === 0 && one.number > other.number);
}

/** Whether a correction covers the calls of a model. */
export function covers({ scope_type, scope_value }: Scope, model: PricedModel): boolean {
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

function reaches(
  { target_payer_id, target_tier }: Target,
  { payerId, tier }: { readonly payerId: string; readonly tier: string },
): boolean {
  if (target_payer_id !== null) return target_payer_id === payerId;
  return target_tier === null || target_tier === tier;
}

function rank({ target_payer_id, target_tier, scope_type }: Ranked): number {
  const level = target_payer_id !== null ? 2 : target_tier !== null ? 1 : 0;
  return level * CORRECTION_SCOPES.length + CORRECTION_SCOPES.indexOf(scope_type);
}
