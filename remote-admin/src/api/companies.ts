import { type Body, type Data, get, post } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';
import { paymentRequestKeys } from '@cabinet/payments';
import { statementKeys } from './bank-statements.ts';
import { payerKeys } from './payers.ts';
import { proposalKeys } from './proposals.ts';

/** A company with its requisites, how it is verified, and what the viewer may do about it. */
export type CompanyVerification = Data<'GET admin/companies/{id}/verification'>;
/** What tells a company from another one of the same name and INN. */
export type CompanyFacts = CompanyVerification['company'];

const VERIFICATION = 'company-verification';

/** Lists, pages and proposals show whether a company is verified. */
const SHOWN_BESIDE: readonly string[] = [
  payerKeys.list()[0],
  statementKeys.list()[0],
  paymentRequestKeys.all,
  proposalKeys.all,
];

export function useVerification(id: string) {
  return useSWR([VERIFICATION, id] as const, () =>
    get('admin/companies/{id}/verification', { path: { id } }),
  );
}

/** Whatever the answer was, somebody may have judged the company or changed its requisites meanwhile. */
function refreshCompany(id: string): void {
  void mutate(
    (key) =>
      Array.isArray(key) && (SHOWN_BESIDE.includes(key[0]) || (key[0] === VERIFICATION && key[1] === id)),
  );
}

/** Says that a company is who it says, by the requisites that the viewer sees. */
export function confirmCompany(
  id: string,
  body: Body<'POST admin/companies/{id}/verification/confirm'>,
): Promise<CompanyVerification> {
  return post('admin/companies/{id}/verification/confirm', { path: { id }, body }).finally(() =>
    refreshCompany(id),
  );
}

/** Takes back what one or two people have said of a company. */
export async function revokeVerification(id: string, reason: string): Promise<void> {
  await post('admin/companies/{id}/verification/revoke', { path: { id }, body: { reason } }).finally(() =>
    refreshCompany(id),
  );
}
