import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { companyList } from './list.ts';
import { JUDGES, READERS, readVerification } from './read-verification.ts';
import { ConfirmCompanyBody, RevokeBody, VerificationParams, VerificationSchema } from './schemas.ts';
import { confirmCompany, revokeVerification } from './verification.ts';

const read = { access: 'session', openedBy: READERS } as const;
const judged = { access: { permission: JUDGES }, confirms: true } as const;
const VERIFICATION = '/admin/companies/:id/verification';
const tags = ['admin'];

/** Companies as administrators see them, and whether they are who they say (product §14.13). */
export const adminCompanies: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(companyList);

  app.get(
    VERIFICATION,
    {
      config: read,
      schema: {
        tags,
        summary: 'How a company is verified: payment_request:manage or user:manage',
        params: VerificationParams,
        response: responses(VerificationSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readVerification(db, request, request.params.id)),
  );

  app.post(
    `${VERIFICATION}/confirm`,
    {
      config: judged,
      schema: {
        tags,
        summary: 'Say that a company is who its requisites name; two people make it verified',
        params: VerificationParams,
        body: ConfirmCompanyBody,
        response: responses(VerificationSchema, 'AUTH.003', 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const verification = await confirmCompany(db, request, request.params.id, request.body);
      const isFirst = verification.first !== null;
      return success(
        verification,
        isFirst ? 'Первое подтверждение записано. Второе даёт другой человек' : 'Компания проверена',
      );
    },
  );

  app.post(
    `${VERIFICATION}/revoke`,
    {
      config: judged,
      schema: {
        tags,
        summary: 'Take back what people have said of a company',
        params: VerificationParams,
        body: RevokeBody,
        response: responses(VerificationSchema, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(
        await revokeVerification(db, request, request.params.id, request.body.reason.trim()),
        'Подтверждение отозвано',
      ),
  );
};
