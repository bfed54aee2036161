import { responses, success } from '#lib/envelope.ts';
import { PROPOSED, type Proposal } from '#lib/proposals/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { draftRoutes } from './draft-routes.ts';
import { correctionLists } from './list.ts';
import { payerRoutes } from './payer-routes.ts';
import { readDetail } from './read-corrections.ts';
import { changeCorrection, createCorrection, deactivateCorrection } from './save-correction.ts';
import {
  CorrectionChangeBody,
  CorrectionDetailSchema,
  CorrectionParams,
  DeactivateBody,
  NewCorrectionBody,
  NewCorrectionSchema,
  SavedCorrectionSchema,
  WithdrawnCorrectionSchema,
} from './schemas.ts';

const config = { access: { permission: 'rate_correction:manage' } } as const;
const tags = ['rate-corrections'];

const messageOf = ({ proposal }: { readonly proposal: Proposal | null }, done: string) =>
  proposal === null ? done : PROPOSED;

/** Corrections of prices, and tiers that are set by hand (product §18). */
export const rateCorrections: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(correctionLists);
  await app.register(draftRoutes);
  await app.register(payerRoutes);

  app.get(
    '/rate-corrections/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One rate correction with what was done to it',
        params: CorrectionParams,
        response: responses(CorrectionDetailSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readDetail(db, sessionOf(request), request.params.id)),
  );

  app.post(
    '/rate-corrections',
    {
      config: { ...config, once: 'by-key', confirms: true },
      schema: {
        tags,
        summary: 'Make a rate correction',
        description:
          'It never changes the price of earlier charges. The answer names the corrections that it meets. What takes two people is only proposed.',
        body: NewCorrectionBody,
        response: responses(NewCorrectionSchema, 'AUTH.003', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const made = await createCorrection(app, request, request.body);
      return success(made, messageOf(made, 'Корректировка создана'));
    },
  );

  app.patch(
    '/rate-corrections/:id',
    {
      config: { ...config, confirms: true },
      schema: {
        tags,
        summary: 'Change a rate correction: all of a planned one, reason and end of one that has begun',
        description:
          'RES.002 with `details.current` when somebody else changed it meanwhile; RES.003 for the rest of one that has begun, and once it has ended or was withdrawn.',
        params: CorrectionParams,
        body: CorrectionChangeBody,
        response: responses(SavedCorrectionSchema, 'AUTH.003', 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const saved = await changeCorrection(app, request, request.params.id, request.body);
      return success(saved, messageOf(saved, 'Корректировка сохранена'));
    },
  );

  app.patch(
    '/rate-corrections/:id/deactivate',
    {
      config: { ...config, confirms: true },
      schema: {
        tags,
        summary: 'Withdraw a rate correction, once',
        params: CorrectionParams,
        body: DeactivateBody,
        response: responses(WithdrawnCorrectionSchema, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { reason = null } = request.body;
      const withdrawn = await deactivateCorrection(app, request, request.params.id, reason);
      return success(withdrawn, messageOf(withdrawn, 'Корректировка отключена'));
    },
  );
};
