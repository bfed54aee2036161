export { askForFactors } from './ask-for-factors.ts';
export { factorAskedLetter } from './asked-letter.ts';
export { type ChallengeFor, newChallenge } from './challenge.ts';
export { factorDueAt, IS_FACTOR_DUE, whoAsksFactor } from './demanded.ts';
export { factorsOf, factorsOfPerson, forgetFactors, hasFactor } from './factors.ts';
export {
  demandPasskey,
  listCredentialIds,
  userHandleOf,
  type VerifiedPasskey,
  verifyAssertion,
  verifyNewPasskey,
} from './passkeys.ts';
export { proofsOf } from './proofs.ts';
export {
  dropRecoveryCodes,
  findRecoveryCode,
  type NewRecoveryCodes,
  newRecoveryCodes,
  saveRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.ts';
export { seal } from './sealing.ts';
export { confirmTotp, fitsShownTotp, newTotpSecret, resealTotpSecrets, verifyTotp } from './totp.ts';
