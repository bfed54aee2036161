import { type Body, put } from '@cabinet/kernel/http';
import { mutate } from '@cabinet/kernel/state';
import { type Company, companyKeys } from './company.ts';
import { companyHistoryKeys } from './company-history.ts';

/** The facts of a company, bank details apart. */
export type CompanyFacts = Body<'PUT company/{id}'>;

export type BankDetails = Body<'PUT company/{id}/bank-details'>;

async function shown(answer: Promise<Company>): Promise<Company> {
  const company = await answer;
  await mutate(companyKeys.detail(company.id), company, { revalidate: false });
  void mutate((key) => Array.isArray(key) && key[0] === companyHistoryKeys.all && key[1] === company.id);
  return company;
}

/** Saves the facts and shows the answer everywhere. */
export function saveCompany(id: string, body: CompanyFacts): Promise<Company> {
  return shown(put('company/{id}', { path: { id }, body }));
}

/** Saves the bank details and shows the answer everywhere. */
export function saveBankDetails(id: string, body: BankDetails): Promise<Company> {
  return shown(put('company/{id}/bank-details', { path: { id }, body }));
}
