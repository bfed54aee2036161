export { PAYER_KINDS, PROPOSAL_KINDS, type ProposalKind, STAFF_KINDS, type StaffKind } from './kind.ts';
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
