import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** A company as far as the caller may see it; amounts are decimal texts. */
export type Company = Data<'GET company/{id}'>;

export const companyKeys = { detail: (id: string) => `company/${id}` };

/** No request without an id. */
export function useCompany(id: string | null) {
  return useSWR(id === null ? null : companyKeys.detail(id), () =>
    get('company/{id}', { path: { id: id ?? '' } }),
  );
}

/** Somebody's place in the company has changed: what it says of people is read again. */
export function refreshCompany(id: string): void {
  void mutate(companyKeys.detail(id));
}
