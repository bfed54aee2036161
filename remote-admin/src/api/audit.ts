import { type Data, get, post, type QueryParams } from '@cabinet/kernel/http';
import { mutate, useSWR } from '@cabinet/kernel/state';

export type AuditPage = Data<'GET admin/audit'>;
/** What somebody did, with what was before and after. */
export type AuditRow = AuditPage['items'][number];
/** Whether the log is whole, or how far its verification is. */
export type Verification = Data<'GET admin/audit/verify'>;

const RESOURCE = 'admin-audit';
/** How often a verification that is at work is asked after. */
const POLL_MS = 1_000;

export const auditKeys = {
  list: () => [RESOURCE, 'all'] as const,
  choices: () => [RESOURCE, 'choices'] as const,
  verification: () => [RESOURCE, 'verification'] as const,
};

export function fetchAudit(params: QueryParams): Promise<AuditPage> {
  return get('admin/audit', { rawQuery: params });
}

/** The actions and the kinds of things that stand in the log. */
export function useAuditChoices() {
  const { data } = useSWR(auditKeys.choices(), () => get('admin/audit/actions'), {
    revalidateOnFocus: false,
  });
  return data;
}

export function useVerification() {
  return useSWR(auditKeys.verification(), () => get('admin/audit/verify'), {
    revalidateOnFocus: false,
    dedupingInterval: POLL_MS / 2,
    refreshInterval: (state) => (state?.status === 'running' ? POLL_MS : 0),
  });
}

/** Begins a verification of the whole log, or goes on with one that was left. */
export async function startVerification(): Promise<void> {
  const begun = await post('admin/audit/verify');
  await mutate(auditKeys.verification(), begun, { revalidate: true });
}
