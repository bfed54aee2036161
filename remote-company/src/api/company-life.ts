import { type Body, del, post } from '@cabinet/kernel/http';
import type { Company } from './company.ts';

/** The form of a new company. */
export type NewCompany = Body<'POST company'>;

/** Creates a company, whose owner the caller becomes. The same key creates it once, however often the call is repeated. */
export function createCompany(body: NewCompany, idempotencyKey: string): Promise<Company> {
  return post('company', { body, idempotencyKey });
}

interface OwnPlace {
  readonly companyId: string;
  readonly userId: string;
}

/** The caller goes on with a personal account. */
export function leaveCompany({ companyId, userId }: OwnPlace): Promise<null> {
  return del('company/{id}/users/{userId}', { path: { id: companyId, userId } });
}

export function closeCompany(path: { readonly id: string }): Promise<null> {
  return del('company/{id}', { path });
}
