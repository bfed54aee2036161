export { computeFingerprint } from '../fingerprint/compute-fingerprint.ts';
export { balanceStatusAtom, isBalancePollingPausedAtom, refreshBalanceAtom } from './balance.ts';
/** @public The sign-in, the security page and the dialog of product §12.10 ask it. */
export { canUsePasskeys } from './can-use-passkeys.ts';
/** @public A dialog names what it asks. */
export { type IdentityQuestion, identityQuestionAtom } from './identity-question.ts';
export { loadCurrentUserAtom } from './load-current-user.ts';
/** @public The sign-in, the security page and the dialog of product §12.10 call them. */
export {
  isPasskeyCancelled,
  makePasskey,
  type NewPasskeyAnswer,
  type PasskeyAnswer,
  signWithPasskey,
} from './passkeys.ts';
export { peekEarlyUser } from './peek-early-user.ts';
export { personAtom } from './person-atom.ts';
export { rateLimitAtom, tryAgainAtom } from './rate-limit.ts';
/** @public Remotes that were built before `setMoneyAtom` write it. */
export {
  accountAtom,
  authAtom,
  clearSessionAtom,
  hasLostRightAtom,
  holdSessionAtom,
  isReadOnlyAtom,
  isSessionHeldAtom,
  setBalanceAtom,
  setMoneyAtom,
  updateUserAtom,
  userAtom,
} from './session-atoms.ts';
export {
  enterSessionAtom,
  SIGN_OUT_FAILURE,
  signInAtom,
  signInByAtom,
  signOutAtom,
} from './sign-in-and-out.ts';
export { startSession } from './start-session.ts';
export { useReloadUser } from './use-reload-user.ts';
/** @public Screens ask it (docs/how-to/add-a-permission.md). */
export { useCurrentUser, usePermission, useSession } from './use-session.ts';
export type { AccountState, Cap, CurrentUser, Stop, TierProgress, User, UserSettings } from './user.ts';
export { canSeeBalance, isFactorDue, isGuest } from './user.ts';
