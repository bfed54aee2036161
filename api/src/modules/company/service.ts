import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { UsageData, UsageQuery } from '#lib/usage/schemas.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { Inviting } from '../invitations/manage-invitations.ts';
import type { BankDetailsBody, CompanyBody, CompanyData, NewCompanyBody } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;
type Answer = Promise<Static<typeof CompanyData>>;

/** The caller's company, whose people they manage; RES.001 for another id. */
export async function demandManagedCompany(
  _app: App,
  _request: FastifyRequest,
  _id: string,
): Promise<Inviting> {
  throw new Error('to be written');
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
