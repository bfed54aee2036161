export { PAYER_KINDS, PROPOSAL_KINDS, type ProposalKind } from './kind.ts';
export { ALLOW_DEBT, DECIDING_PERMISSIONS, PROPOSAL_KIND } from './kinds.ts';
export {
  decidersOf,
  limitOf,
  mayReject,
  missingOf,
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
  findOpenProposals,
  findOpenRefund,
  findProposalsByIds,
  lapseProposals,
  lockProposal,
  type ProposalRow,
  payerOfProposal,
  proposals,
} from './repository.ts';
