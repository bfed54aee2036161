import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { ApiError } from '#lib/api-error.ts';
import type { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import type { ApiInstance } from '#plugins/context.ts';
import { sessionOf } from '#plugins/session.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import type { BankDetailsBody, CompanyBody, CompanyData, NewCompanyBody } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;
type Answer = Promise<Static<typeof CompanyData>>;

/** The caller's company, whose people they manage; RES.001 for another id. */
export async function demandManagedCompany(
  _app: App,
  request: FastifyRequest,
  id: string,
): Promise<Inviting> {
  if (sessionOf(request).companyId !== id) throw new ApiError('RES.001');
  return { kind: 'company', organisationId: id };
}

export async function readCompany(_app: App, _request: FastifyRequest, _id: string): Answer {
  throw new Error('to be written');
}

export async function createCompany(
  _app: App,
  _request: FastifyRequest,
  _form: Static<typeof NewCompanyBody>,
): Answer {
  throw new Error('to be written');
}

export async function saveCompany(
  _app: App,
  _request: FastifyRequest,
  _id: string,
  _form: Static<typeof CompanyBody>,
): Answer {
  throw new Error('to be written');
}

export async function saveBankDetails(
  _app: App,
  _request: FastifyRequest,
  _id: string,
  _details: Static<typeof BankDetailsBody>,
): Answer {
  throw new Error('to be written');
}

export async function closeCompany(_app: App, _request: FastifyRequest, _id: string): Promise<void> {
  throw new Error('to be written');
}

export async function readCompanyUsage(
  _app: App,
  _request: FastifyRequest,
  _id: string,
  _period: Static<typeof UsageQuery>,
): Promise<Static<typeof UsageData>> {
  throw new Error('to be written');
}
