import { responses, success } from '#lib/envelope.ts';
import {
  DECIDING_PERMISSIONS,
  PAYER_KINDS,
  PROPOSAL_KINDS,
  type ProposalKind,
} from '#lib/proposals/index.ts';
import { ProposalParams, ProposalSchema, RejectBody } from '#lib/proposals/schemas.ts';
import { demandOneOf } from '#lib/roles/granting.ts';
import type { Access, ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { cancelProposal, confirmProposal, rejectProposal } from './decide.ts';
import { proposalLists } from './list.ts';

const DECISION_CODES = ['AUTH.003', 'RES.001', 'RES.002', 'RES.003'] as const;

/** An address with decisions, and about which kinds they are. */
interface Place {
  readonly path: string;
  readonly access: Access;
  readonly kinds: readonly ProposalKind[];
}

const PLACES: readonly Place[] = [
  { path: '/admin/proposals', access: 'session', kinds: PROPOSAL_KINDS },
  { path: '/admin/payers/fund-proposals', access: { permission: 'user:manage' }, kinds: PAYER_KINDS },
];

/** What waits for a second person, and that person's decision (product §19.5). */
export const adminProposals: ApiModule = async (app) => {
  await app.register(proposalLists);
  for (const place of PLACES) await app.register(decisionRoutes(place));
};

function decisionRoutes({ path, access, kinds }: Place): ApiModule {
  return async (app) => {
    const config = { access, openedBy: DECIDING_PERMISSIONS, once: 'by-key' } as const;
    app.addHook('preHandler', async (request) =>
      demandOneOf(sessionOf(request).permissions, DECIDING_PERMISSIONS),
    );

    app.post(
      `${path}/:id/confirm`,
      {
        config: { ...config, confirms: true },
        schema: {
          tags: ['admin'],
          summary: "Confirm somebody else's proposal: the money moves, or the limit is raised",
          params: ProposalParams,
          response: responses(ProposalSchema, ...DECISION_CODES, 'PAY.002'),
        },
      },
      async (request) => {
        const { id } = request.params;
        return success(await confirmProposal(app, request, { id, kinds }), 'Предложение подтверждено');
      },
    );

    app.post(
      `${path}/:id/reject`,
      {
        config: { ...config, confirms: true },
        schema: {
          tags: ['admin'],
          summary: "Reject somebody else's proposal",
          params: ProposalParams,
          body: RejectBody,
          response: responses(ProposalSchema, ...DECISION_CODES),
        },
      },
      async (request) => {
        const { id } = request.params;
        const reason = request.body.reason.trim();
        return success(await rejectProposal(app, request, { id, kinds }, reason), 'Предложение отклонено');
      },
    );

    app.post(
      `${path}/:id/cancel`,
      {
        config: { ...config, confirms: false },
        schema: {
          tags: ['admin'],
          summary: 'Take back my own proposal',
          params: ProposalParams,
          response: responses(ProposalSchema, ...DECISION_CODES),
        },
      },
      async (request) => {
        const { id } = request.params;
        return success(await cancelProposal(app, request, { id, kinds }), 'Предложение отозвано');
      },
    );
  };
}
