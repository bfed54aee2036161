import { inTransaction } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { responses, success } from '#lib/envelope.ts';
import { checkAtWork, type LedgerCheck, lastCheck, selfCheck } from '#lib/ledger/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { toCheck } from './check-dto.ts';
import { ledgerChecks } from './list.ts';
import { CheckData, CheckQuery, StartedData } from './schemas.ts';

const ACCESS = { permission: 'user:manage' } as const;

const atWork = (since: Date, isNew: boolean) =>
  success({ at_work: { since: since.toISOString() } }, isNew ? 'Проверка началась' : 'Проверка уже идёт');

/** Checks the ledger on demand. A job does the same every night. */
export const adminLedger: ApiModule = async (app) => {
  const { db } = app.context.connection;
  interface Run {
    readonly since: Date;
    /** The audit log says who began the check. */
    readonly recorded: Promise<void>;
    readonly result: Promise<LedgerCheck>;
  }
  let running: Run | undefined;

  /** Several requests at once share one run, because it reads the whole ledger. */
  function check(record: () => Promise<void> = async () => undefined): Run & { readonly isJoined: boolean } {
    if (running) return { ...running, isJoined: true };
    const recorded = record();
    const result = recorded
      .then(() => selfCheck(db))
      .finally(() => {
        running = undefined;
      });
    running = { since: new Date(), recorded, result };
    return { ...running, isJoined: false };
  }
  app.addHook('onClose', async () => {
    await running?.result.catch(() => undefined);
  });

  await app.register(ledgerChecks);

  app.get(
    '/admin/ledger/check',
    {
      config: { access: ACCESS },
      schema: {
        tags: ['admin'],
        summary: 'Prove that the ledger is sound',
        querystring: CheckQuery,
        response: responses(CheckData, 'RES.001'),
      },
    },
    async (request) => {
      const result = request.query.last === undefined ? await check().result : await lastCheck(db);
      if (!result) throw new ApiError('RES.001', { message: 'Проверок ещё не было' });
      return success(toCheck(result), result.ok ? 'Книга в порядке' : 'В книге есть расхождения');
    },
  );

  app.post(
    '/admin/ledger/checks',
    {
      config: { access: ACCESS, confirms: false },
      schema: {
        tags: ['admin'],
        summary: 'Check the ledger behind the answer',
        description: 'Where a check is at work, this is that one. Its result appears among the last checks.',
        response: responses(StartedData),
      },
    },
    async (request) => {
      const elsewhere = running ? undefined : await checkAtWork(db);
      if (elsewhere) return atWork(elsewhere, false);
      const { isJoined, since, recorded, result } = check(() =>
        inTransaction(db, (trx) => recordAction(trx, request, { action: 'ledger.check', id: 'ledger' })),
      );
      if (isJoined) return atWork(since, false);
      result.catch((error: unknown) => app.log.warn({ err: error }, 'the check of the ledger failed'));
      await recorded;
      return atWork(since, true);
    },
  );
};
