export { asAgreed } from './as-agreed.ts';
export {
  type Done,
  PAYER_KINDS,
  PROPOSAL_KINDS,
  type ProposalFacts,
  type ProposalKind,
  STAFF_KINDS,
  type StaffKind,
} from './kind.ts';
export { ALLOW_DEBT, DECIDING_PERMISSIONS, needsOf, PROPOSAL_KIND } from './kinds.ts';
export { standingPrice } from './price-columns.ts';
export {
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
  toProposal,
} from './proposal-dto.ts';
export { PROPOSED, propose } from './propose.ts';
export { recordDecision } from './record-decision.ts';
export {
  type Begun,
  demandSecond,
  obstacleToSecond,
  refuseObstacle,
  wordsOfObstacle,
} from './refuse-obstacle.ts';
export {
  decideProposal,
  findDeciders,
  findOpenAbout,
  findOpenOfRequest,
  findOpenProposals,
  findPlace,
  findProposalsByIds,
  findSecondObstacle,
  findSeconds,
  lapseProposals,
  lockProposal,
  type NewProposal,
  type ProposalPlace,
  type ProposalRow,
  proposals,
  type SecondObstacle,
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
