import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { ownInvitationRoutes } from '../invitations/own-routes.ts';
import { publicInvitationRoutes } from '../invitations/public-routes.ts';
import { closeCompany } from './close-company.ts';
import { createCompany } from './create-company.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { companyEvents, companyUserList } from './lists.ts';
import {
  CompanyData,
  CompanyFactorBody,
  CompanyFactorData,
  CompanyParams,
  EditBankDetailsBody,
  EditCompanyBody,
  NewCompanyBody,
} from './schemas.ts';
import { readCompanyFactor, setCompanyFactor } from './second-factor.ts';
import { readCompany, readCompanyUsage, saveBankDetails, saveCompany } from './service.ts';
import { userRoutes } from './user-routes.ts';

/** Companies. The id of another company gets RES.001, as an id that does not exist. */
export const company: ApiModule = async (app) => {
  await app.register(companyUserList);
  await app.register(companyEvents);
  await app.register(userRoutes);
  await app.register(invitationRoutes);
  await app.register(publicInvitationRoutes('company'));
  await app.register(ownInvitationRoutes('company'));

  app.post(
    '/company',
    {
      config: { access: 'session', once: 'by-key', confirms: false },
      schema: {
        tags: ['company'],
        summary: 'Create a company and become its owner',
        body: NewCompanyBody,
        response: responses(CompanyData, 'RES.002', 'RES.003'),
      },
    },
    async (request) => success(await createCompany(app, request, request.body), 'Компания создана'),
  );

  app.get(
    '/company/:id',
    {
      config: { access: 'session' },
      schema: {
        tags: ['company'],
        summary: 'My company, as far as I may see it',
        params: CompanyParams,
        response: responses(CompanyData, 'RES.001'),
      },
    },
    async (request) => success(await readCompany(app, request, request.params.id)),
  );

  app.put(
    '/company/:id',
    {
      config: { access: 'session', openedBy: ['company_user:manage'], confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Change the facts: the owner, or company_user:manage',
        params: CompanyParams,
        body: EditCompanyBody,
        response: responses(CompanyData, 'AUTH.003', 'RES.001', 'RES.002'),
      },
    },
    async (request) => success(await saveCompany(app, request, request.params.id, request.body), 'Сохранено'),
  );

  app.put(
    '/company/:id/bank-details',
    {
      config: { access: 'session', openedBy: ['company_user:manage'], confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Change the bank details: the owner, or company_user:manage',
        params: CompanyParams,
        body: EditBankDetailsBody,
        response: responses(CompanyData, 'AUTH.003', 'RES.001', 'RES.002'),
      },
    },
    async (request) =>
      success(await saveBankDetails(app, request, request.params.id, request.body), 'Сохранено'),
  );

  app.delete(
    '/company/:id',
    {
      config: { access: 'session', confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Close the company: its owner, alone in it, with nothing on its account',
        params: CompanyParams,
        response: responses(NothingSchema, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await closeCompany(app, request, request.params.id);
      return success(null, 'Компания закрыта');
    },
  );

  app.get(
    '/company/:id/second-factor',
    {
      config: { access: 'session' },
      schema: {
        tags: ['company'],
        summary: 'Whether the people must have a second factor, and who has none: the owner',
        params: CompanyParams,
        response: responses(CompanyFactorData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readCompanyFactor(app, request, request.params.id)),
  );

  app.put(
    '/company/:id/second-factor',
    {
      config: { access: 'session', confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Ask a second factor of the people, or ask it no more: the owner',
        params: CompanyParams,
        body: CompanyFactorBody,
        response: responses(CompanyFactorData, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const { is_required: isRequired } = request.body;
      return success(
        await setCompanyFactor(app, request, { id: request.params.id, isRequired }),
        isRequired ? 'Второй способ входа теперь обязателен' : 'Второй способ входа больше не обязателен',
      );
    },
  );

  app.get(
    '/company/:id/usage',
    {
      config: { access: { permission: 'company:transactions' }, reads: 'replica' },
      schema: {
        tags: ['company'],
        summary: 'Spending of the company by person, model and day',
        params: CompanyParams,
        querystring: UsageQuery,
        response: responses(UsageData, 'RES.001'),
      },
    },
    async (request) => success(await readCompanyUsage(app, request, request.params.id, request.query)),
  );
};
