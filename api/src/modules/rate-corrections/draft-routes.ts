import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readImpact } from './impact.ts';
import { ImpactSchema, OptionsSchema } from './impact-schemas.ts';
import { readOptions } from './options.ts';
import { findOverlaps } from './overlaps.ts';
import { draftOf, readCorrection, readDraft } from './read-corrections.ts';
import { CorrectionParams, DraftBody, OverlapsSchema } from './schemas.ts';

const config = { access: { permission: 'rate_correction:manage' } } as const;
const tags = ['rate-corrections'];

/** The calls that help to decide on a correction before it is saved. */
export const draftRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/rate-corrections/options',
    {
      config,
      schema: {
        tags,
        summary: 'The models and tiers that a correction can name',
        response: responses(OptionsSchema, 'AUTH.003'),
      },
    },
    async (request) => success(await readOptions(db, sessionOf(request).userId)),
  );

  app.post(
    '/rate-corrections/overlaps',
    {
      config: { ...config, confirms: false },
      schema: {
        tags,
        summary: 'The corrections that a draft would meet, and which of both would apply',
        body: DraftBody,
        response: responses(OverlapsSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await findOverlaps(db, await readDraft(db, request.body))),
  );

  app.post(
    '/rate-corrections/impact',
    {
      config: { ...config, confirms: false },
      schema: {
        tags,
        summary: 'What the last 30 days would have cost with a draft in force',
        body: DraftBody,
        response: responses(ImpactSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readImpact(db, await readDraft(db, request.body))),
  );

  app.get(
    '/rate-corrections/:id/impact',
    {
      config: { ...config, reads: 'replica' },
      schema: {
        tags,
        summary: 'What the last 30 days would have cost with this correction in force',
        params: CorrectionParams,
        response: responses(ImpactSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readImpact(db, draftOf(await readCorrection(db, request.params.id)))),
  );
};
