import { type Data, get } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';

/** A change in the company: who made it, whom it is about, when, and what is another value now. */
export type CompanyEvent = Data<'GET company/{id}/history'>['items'][number];

export const companyHistoryKeys = {
  all: 'company-history',
  page: (companyId: string, limit: number) => ['company-history', companyId, limit] as const,
};

/** The newest changes, as many as asked; the last answer stays while a longer one is read. */
export function useCompanyHistory(companyId: string, limit: number) {
  return useSWR(
    companyHistoryKeys.page(companyId, limit),
    ([, id]) => get('company/{id}/history', { path: { id }, query: { limit } }),
    { keepPreviousData: true },
  );
}
