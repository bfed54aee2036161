import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApiInstance } from '#plugins/context.ts';
import type { CompanyRolesData, CompanyUserBody, CompanyUserSchema } from './schemas.ts';

type App = Pick<ApiInstance, 'context' | 'sharedLimits'>;

interface CompanyUserId {
  readonly id: string;
  readonly userId: string;
}

export async function changeCompanyUser(
  _app: App,
  _request: FastifyRequest,
  _of: CompanyUserId,
  _changes: Static<typeof CompanyUserBody>,
): Promise<Static<typeof CompanyUserSchema>> {
  throw new Error('to be written');
}

export async function changeCompanyUserRole(
  _app: App,
  _request: FastifyRequest,
  _of: CompanyUserId,
  _roleId: string,
): Promise<Static<typeof CompanyUserSchema>> {
  throw new Error('to be written');
}

export async function removeCompanyUser(
  _app: App,
  _request: FastifyRequest,
  _of: CompanyUserId,
): Promise<void> {
  throw new Error('to be written');
}

export async function listCompanyRoles(
  _app: App,
  _request: FastifyRequest,
  _id: string,
): Promise<Static<typeof CompanyRolesData>> {
  throw new Error('to be written');
}
