import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { addFunds } from './add-funds.ts';
import { cancelProposal, confirmProposal, rejectProposal } from './decide-proposal.ts';
import { proposalLists } from './list.ts';
import {
  AddedFundsSchema,
  AddFundsBody,
  FundProposalParams,
  FundProposalSchema,
  RejectBody,
} from './schemas.ts';

const MANAGE = { access: { permission: 'user:manage' } } as const;
const PROPOSAL = '/admin/payers/fund-proposals/:id';
const DECISION_CODES = ['AUTH.003', 'RES.001', 'RES.002', 'RES.003'] as const;

export const PROPOSED = 'Предложение записано. Подтверждает другой человек';

/** Adding money to payers, and the second person's decision about large sums (product §19.5). */
export const fundRoutes: ApiModule = async (app) => {
  await app.register(proposalLists);

  app.post(
    '/admin/payers/add-funds',
    {
      config: { ...MANAGE, once: 'by-key' },
      schema: {
        tags: ['admin'],
        summary: 'Add funds to a payer or take them; a large sum is only proposed',
        description: 'Needs an Idempotency-Key.',
        body: AddFundsBody,
        response: responses(
          AddedFundsSchema,
          'AUTH.003',
          'VAL.004',
          'RES.001',
          'RES.002',
          'RES.003',
          'PAY.001',
          'PAY.002',
        ),
      },
    },
    async (request) => {
      const added = await addFunds(app, request, request.body);
      return success(added, added.status === 'posted' ? 'Баланс изменён' : PROPOSED);
    },
  );

  app.post(
    `${PROPOSAL}/confirm`,
    {
      config: { ...MANAGE, once: 'by-key' },
      schema: {
        tags: ['admin'],
        summary: "Confirm somebody else's proposal: the money moves, or the limit is raised",
        params: FundProposalParams,
        response: responses(FundProposalSchema, ...DECISION_CODES, 'PAY.002'),
      },
    },
    async (request) =>
      success(await confirmProposal(app, request, request.params.id), 'Предложение подтверждено'),
  );

  app.post(
    `${PROPOSAL}/reject`,
    {
      config: { ...MANAGE, once: 'by-key' },
      schema: {
        tags: ['admin'],
        summary: "Reject somebody else's proposal",
        params: FundProposalParams,
        body: RejectBody,
        response: responses(FundProposalSchema, ...DECISION_CODES),
      },
    },
    async (request) => {
      const { id } = request.params;
      return success(
        await rejectProposal(app, request, id, request.body.reason.trim()),
        'Предложение отклонено',
      );
    },
  );

  app.post(
    `${PROPOSAL}/cancel`,
    {
      config: { ...MANAGE, once: 'by-key' },
      schema: {
        tags: ['admin'],
        summary: 'Take back my own proposal',
        params: FundProposalParams,
        response: responses(FundProposalSchema, ...DECISION_CODES),
      },
    },
    async (request) => success(await cancelProposal(app, request, request.params.id), 'Предложение отозвано'),
  );
};
