export { type Agreed, agreedFacts } from './agreed.ts';
export { asAgreed, demandBothAble } from './as-agreed.ts';
export { findAwaiting, kindsDecidedBy } from './awaiting.ts';
export { seenOfCompany } from './company-columns.ts';
export { tookEffectLetter } from './day/letters.ts';
export { findOthers } from './day/others.ts';
export { areTold, endDay, findAtAllEmails, findDays, findStopLink, findTold } from './day/repository.ts';
export { changesOf, whatOf } from './day/words.ts';
export { writeLinks } from './day/write-links.ts';
export { hasSecond } from './has-second.ts';
export {
  type Done,
  PAYER_KINDS,
  PROPOSAL_KINDS,
  type ProposalFacts,
  type ProposalKind,
  type ProposalStatus,
  type SecondObstacle,
  STAFF_KINDS,
  type StaffKind,
} from './kind.ts';
export { ALLOW_DEBT, DECIDING_PERMISSIONS, needsOf, PROPOSAL_KIND } from './kinds.ts';
export { standingPrice } from './price-columns.ts';
export {
  findSecondsAmong,
  type Judge,
  limitOf,
  mayReject,
  missingOf,
  moneyOf,
  namesOfDeciders,
  obstacleOf,
  type Proposal,
  readDeciders,
  readOpenAbout,
  readProposal,
  takesEffectAt,
  toProposal,
} from './proposal-dto.ts';
export { PROPOSED, propose } from './propose.ts';
export { isStaff, proposeActivation, proposeEmail, proposeFactorReset } from './propose-staff.ts';
export { recordDecision } from './record-decision.ts';
export {
  refuseObstacle,
  wordsOfObstacle,
} from './refuse-obstacle.ts';
export {
  agreeTo,
  decideProposal,
  findDeciders,
  findOpenAbout,
  findOpenOfRequest,
  findOpenProposals,
  findPlace,
  findProposal,
  findProposalsByIds,
  findSeconds,
  hasStatus,
  LAPSING,
  lapseProposals,
  lockFreeProposal,
  lockProposal,
  type NewProposal,
  type ProposalPlace,
  type ProposalRow,
  proposals,
} from './repository.ts';
export {
  type ActivationOrder,
  type EditOrder,
  type EmailOrder,
  type RoleOrder,
  readActivationOrder,
  readEditOrder,
  readEmailOrder,
  readRoleOrder,
} from './staff-orders.ts';
