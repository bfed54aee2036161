export { accountTypeOf } from './account-type.ts';
export { archivePostings } from './archive.ts';
export { capUsedUp } from './cap-used-up.ts';
export { closeDays, readOpenFrom } from './days-of-all.ts';
export { type Debt, debtsOf, demandNoDebt } from './debts.ts';
export { MEANS_COLUMNS, type MeansRow, meansOf, monthOfSpender } from './means.ts';
export { captureMonth, memberMonth, monthEnd, monthsOf } from './member-month.ts';
export { type LedgerOutcome, type LedgerStatus, ledgerErrorCode } from './outcome.ts';
export {
  type Belonging,
  demandOthersPayer,
  findOwnTiers,
  isOwnPayer,
  type PayerOwners,
} from './own-payer.ts';
export {
  type PayerBalance,
  type PayerSummary,
  payerBalanceForUser,
  payerSummaryForUser,
} from './payer-summary.ts';
export { type PayerTotal, payerTotals } from './payer-totals.ts';
export { personalPayerOf } from './personal-payer.ts';
export {
  dissolve,
  expireHolds,
  type MovementDetails,
  payerOfHold,
  release,
  reverse,
  shortfallOf,
} from './repository.ts';
export { checkAtWork, type LedgerCheck, type LedgerProblem, lastCheck, selfCheck } from './self-check.ts';
export { addFunds, capture, charge, hold, refund, topUp } from './service.ts';
export { type Tier, type TierProgress, tierProgress } from './tier-progress.ts';
export { listTiers } from './tiers.ts';
export { type Onlooker, type PayerHolder, type Viewer, viewerOf } from './viewer.ts';
export { LIST_PERMISSIONS, SEES_BALANCE, sees, seesRowsOfOthers } from './who-sees-money.ts';
