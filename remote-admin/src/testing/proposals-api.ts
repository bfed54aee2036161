import {
  buildCurrentUser,
  handle,
  keepFingerprint,
  sessionHandlers,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildListPage } from '@cabinet/payments/testing';
import { ANNA } from './admin-users-api.ts';
import { buildPayer } from './build-payer.ts';
import { buildProposal, type WireProposal } from './build-proposal.ts';

/** Whoever decides about everything. */
export const DECIDER = buildCurrentUser({
  permissions: ['user:manage', 'payment_request:manage', 'role:manage', 'rate_correction:manage'],
});

/** The API behind the proposals: it says what it was asked and what was decided. */
export function useProposalsApi() {
  let proposals: readonly WireProposal[] = [];
  const asked: string[] = [];
  const counted: string[] = [];
  const decided: unknown[] = [];
  const keys: (string | null)[] = [];
  const decide = (verb: 'confirm' | 'reject' | 'cancel', status: WireProposal['status']) =>
    handle(`POST admin/proposals/{id}/${verb}`, async ({ request, params }) => {
      keys.push(request.headers.get('idempotency-key'));
      const body: unknown = await request.json().catch(() => null);
      decided.push(body === null ? [verb, params.id] : [verb, params.id, body]);
      return buildProposal({ status });
    });
  const api = useApiServer(
    ...sessionHandlers(DECIDER),
    handle('GET admin/proposals', ({ request }) => {
      const { searchParams } = new URL(request.url);
      (searchParams.has('page') ? asked : counted).push(String(searchParams));
      const { totals: _, ...page } = buildListPage(proposals, {});
      return page;
    }),
    handle('GET admin/payers', {
      ...buildListPage([buildPayer()], { balance: '0.00', held: '0.00', count: 1 }),
    }),
    handle('GET admin/users', buildListPage([ANNA], undefined)),
    handle('GET models/price-proposals/{id}/impact', {
      days: 30,
      from: '2026-10-30T21:00:00.000Z',
      to: '2026-11-29T00:00:00.000Z',
      charges: 1,
      people_count: 1,
      payers_count: 1,
      amount_before: '10.00',
      amount_after: '1000.00',
      difference: '990.00',
      payers: [
        { id: 'p1', name: 'Семья', charges: 1, before: '10.00', after: '1000.00', difference: '990.00' },
      ],
      prices_before: { input_price: '1.50', output_price: '6.00' },
      prices_after: { input_price: '150.00', output_price: '6.00' },
    }),
    decide('confirm', 'confirmed'),
    decide('reject', 'rejected'),
    decide('cancel', 'cancelled'),
  );
  beforeEach(() => {
    localStorage.clear();
    keepFingerprint();
    proposals = [];
    for (const list of [asked, counted, decided, keys]) list.length = 0;
  });
  return {
    api,
    asked,
    /** What was asked to count those that the viewer may decide. */
    counted,
    decided,
    keys,
    setProposals: (next: readonly WireProposal[]) => {
      proposals = next;
    },
  };
}
