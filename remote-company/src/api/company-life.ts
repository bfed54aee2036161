import { type Body, del, post } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import { type Company, companyKeys } from './company.ts';

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

/** Whoever is in it no more must not see it out of the cache. */
async function forgetting(id: string, call: Promise<null>): Promise<void> {
  await call;
  void mutate(companyKeys.detail(id), undefined, { revalidate: false });
}

/** The caller goes on with a personal account. */
export function leaveCompany({ companyId, userId }: OwnPlace): Promise<void> {
  return forgetting(companyId, del('company/{id}/users/{userId}', { path: { id: companyId, userId } }));
}

export function closeCompany(path: { readonly id: string }): Promise<void> {
  return forgetting(path.id, del('company/{id}', { path }));
}
