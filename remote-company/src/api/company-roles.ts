import { type Data, get } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** A role of the company, with what it grants. */
export type CompanyRole = Data<'GET company/{id}/roles'>[number];

export const companyRoleKeys = { list: (companyId: string) => ['company-roles', companyId] as const };

export function useCompanyRoles(companyId: string) {
  return useSWR(companyRoleKeys.list(companyId), ([, id]) => get('company/{id}/roles', { path: { id } }), {
    revalidateOnFocus: false,
  });
}

/** Roles count their people. */
export function refreshCompanyRoles(companyId: string): void {
  void mutate(companyRoleKeys.list(companyId));
}
