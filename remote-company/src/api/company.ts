import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** A company as far as the caller may see it; amounts are decimal texts. */
export type Company = Data<'GET company/{id}'>;

export const companyKeys = { detail: (id: string) => `company/${id}` };

export function fetchCompany(id: string): Promise<Company> {
  return get('company/{id}', { path: { id } });
}

/**
 * No request without an id. Asked anew whenever a screen opens: the answer says what somebody may still do here, and whether
 * they are in the company at all.
 */
export function useCompany(id: string | null) {
  return useSWR(id === null ? null : companyKeys.detail(id), () => fetchCompany(id ?? ''), {
    dedupingInterval: 0,
  });
}

/** Somebody's place in the company has changed: what it says of people is read again. */
export function refreshCompany(id: string): void {
  void mutate(companyKeys.detail(id));
}
