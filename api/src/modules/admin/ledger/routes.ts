import { ApiError } from '#lib/api-error.ts';
import { responses, success } from '#lib/envelope.ts';
import { type LedgerCheck, lastCheck, selfCheck } from '#lib/ledger/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { CheckData, CheckQuery } from './schemas.ts';

/** Checks the ledger on demand; a job does so every night. */
export const adminLedger: ApiModule = async (app) => {
  const { db } = app.context.connection;
  let running: Promise<LedgerCheck> | undefined;

  /** Concurrent requests share one run, because it reads the whole ledger. */
  function check(): Promise<LedgerCheck> {
    running ??= selfCheck(db).finally(() => {
      running = undefined;
    });
    return running;
  }

  app.get(
    '/admin/ledger/check',
    {
      config: { access: { permission: 'user:manage' } },
      schema: {
        tags: ['admin'],
        summary: 'Prove that the ledger is sound',
        querystring: CheckQuery,
        response: responses(CheckData, 'RES.001'),
      },
    },
    async (request) => {
      const result = request.query.last === undefined ? await check() : await lastCheck(db);
      if (!result) throw new ApiError('RES.001', { message: 'Проверок ещё не было' });
      const { auditHead, startedAt, finishedAt, ...rest } = result;
      return success(
        {
          ...rest,
          audit_head: auditHead,
          started_at: startedAt.toISOString(),
          finished_at: finishedAt.toISOString(),
        },
        result.ok ? 'Книга в порядке' : 'В книге есть расхождения',
      );
    },
  );
};
