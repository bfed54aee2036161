import { Type } from 'typebox';
import type { ApiModule } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { responses, success } from '../../lib/envelope.ts';
import { nullable, TimeField } from '../../lib/fields.ts';
import { type LedgerCheck, lastCheck, selfCheck } from '../../lib/ledger/index.ts';

const CheckData = Type.Object({
  ok: Type.Boolean(),
  entries: Type.Integer(),
  postings: Type.Integer(),
  payers: Type.Integer(),
  problems: Type.Array(Type.Object({ kind: Type.String(), subject: Type.String(), detail: Type.String() })),
  audit_head: nullable(
    Type.Object(
      { seq: Type.Integer(), hash: Type.String() },
      { description: 'The last row of the audit log' },
    ),
  ),
  started_at: TimeField,
  finished_at: TimeField,
});

const CheckQuery = Type.Object({
  last: Type.Optional(Type.String({ description: 'The kept result of the last check instead of a new one' })),
});

/** The proof that the ledger is sound, on demand; it also runs every night. */
export const admin: ApiModule = async (app) => {
  const { db } = app.context.connection;
  let running: Promise<LedgerCheck> | undefined;

  /** Those who ask at once share one run: it reads the whole ledger. */
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
