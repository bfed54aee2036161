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
  readProposal,
  toProposal,
} from './proposal-dto.ts';
export { limitFact, PROPOSED, propose } from './propose.ts';
export {
  decideProposal,
  findDeciders,
  findOpenAbout,
  findOpenProposals,
  findOpenRefund,
  findPlace,
  findProposalsByIds,
  findSecondObstacle,
  findSeconds,
  lapseProposals,
  lockProposal,
  type NewProposal,
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
