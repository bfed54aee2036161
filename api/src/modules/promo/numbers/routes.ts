import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { promoAnalytics } from './analytics.ts';
import {
  AnalyticsData,
  AnalyticsQuery,
  StatsData,
  StatsQuery,
  TopFingerprintsData,
  TopIpsData,
  TopQuery,
} from './schemas.ts';
import { promoStats } from './stats.ts';
import { topFingerprints, topIps } from './top.ts';

const config = { access: { permission: 'user:manage' }, reads: 'replica' } as const;

/** The numbers of promo requests in a period. */
export const promoNumbers: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/stats',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'The numbers of a period of whole days, beside those of as many days before',
        querystring: StatsQuery,
        response: responses(StatsData),
      },
    },
    async (request) => success(await promoStats(db, request.query)),
  );

  app.get(
    '/analytics',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'Requests by hour or day and by status',
        querystring: AnalyticsQuery,
        response: responses(AnalyticsData),
      },
    },
    async (request) => success(await promoAnalytics(db, request.query)),
  );

  app.get(
    '/top-ips',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'The addresses with the most requests of a period',
        querystring: TopQuery,
        response: responses(TopIpsData),
      },
    },
    async (request) => success(await topIps(db, request.query)),
  );

  app.get(
    '/top-fingerprints',
    {
      config,
      schema: {
        tags: ['promo'],
        summary: 'The fingerprints with the most requests of a period',
        querystring: TopQuery,
        response: responses(TopFingerprintsData),
      },
    },
    async (request) => success(await topFingerprints(db, request.query)),
  );
};
