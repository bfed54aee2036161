import type { SecondFactor } from './second-factors.ts';

/**
 * What the sign-in page shows: its form, the second step behind a right password, the question for an e-mail to send a
 * code to, or for that code.
 */
export type LoginStep = 'sign-in' | 'confirm' | 'email' | 'code';

export const STEP_SEARCH: Readonly<Record<LoginStep, string>> = {
  'sign-in': '',
  confirm: '?confirm=sign-in',
  email: '?reset=email',
  code: '?reset=code',
};

/** State kept with an entry of the browser's history: it survives a reload and stays out of the address. */
export interface StepState {
  readonly email: string;
  /** The previous step is the previous entry. */
  readonly hasPrevious: boolean;
  /** What may follow the password, in the second step. */
  readonly methods: readonly SecondFactor[];
}

/** An entry of the history that begins the reset of a password, for a page that leads to it. */
export const passwordResetEntry = (email: string) => ({
  search: STEP_SEARCH.email,
  state: { email, hasPrevious: false, methods: [] } satisfies StepState,
});
