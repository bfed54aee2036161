import { ApiError } from '@cabinet/kernel/http';

/** What may follow a right password, the first way first (product §12.9). */
export const SECOND_FACTORS = ['passkey', 'totp', 'recovery_code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Those of some names that this page knows; the names may be of anything. */
export const knownFactors = (names: unknown): readonly SecondFactor[] =>
  SECOND_FACTORS.filter((factor) => Array.isArray(names) && names.includes(factor));

/** A sign-in whose password was right, and which waits for one of these. */
export interface SecondStepAsked {
  readonly email: string;
  readonly methods: readonly SecondFactor[];
}

/** What a refusal of a sign-in still asks for; nothing where it asks for nothing that this page knows. */
export const askedFactors = (error: unknown): readonly SecondFactor[] =>
  error instanceof ApiError && error.code === 'AUTH.012' ? knownFactors(error.methods) : [];
