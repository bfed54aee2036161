import { type Data, get, put } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

/** Whether the company's people must have a second factor, and who has none (product §12.13). */
export type CompanyFactor = Data<'GET company/{id}/second-factor'>;

const companyFactorKeys = { of: (id: string) => `company/${id}/second-factor` };

export function useCompanyFactor(id: string) {
  return useSWR(companyFactorKeys.of(id), () => get('company/{id}/second-factor', { path: { id } }), {
    // The owner goes to «Безопасность», adds their own and comes back within the minute that answers are kept for.
    dedupingInterval: 0,
  });
}

/** Asks it of the people, or asks it no more. Reads again after a refusal too: the owner may have lost their own. */
export async function requireFactor(path: { readonly id: string }, isRequired: boolean): Promise<void> {
  try {
    const state = await put('company/{id}/second-factor', { path, body: { isRequired } });
    await mutate(companyFactorKeys.of(path.id), state, { revalidate: false });
  } catch (failure) {
    void mutate(companyFactorKeys.of(path.id));
    throw failure;
  }
}
