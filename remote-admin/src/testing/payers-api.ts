import type { WireData } from '@cabinet/kernel/http';
import {
  buildCurrentUser,
  failure,
  handle,
  keepFingerprint,
  sessionHandlers,
  useApiServer,
} from '@cabinet/kernel/testing';
import { buildTransaction, buildTransactionPage } from '@cabinet/payments/testing';
import { buildVerification } from './build-company.ts';
import { buildPayerDetail, PAYER_ID, type WirePayer, type WirePayerDetail } from './build-payer.ts';
import { buildProposal, type WireProposal } from './build-proposal.ts';

/** Who keeps accounts and their tiers. */
export const KEEPER = buildCurrentUser({ permissions: ['user:manage', 'rate_correction:manage'] });

const NOTHING = { in: '0.00', out: '0.00', net: '0.00' };

const TIERS = [
  { code: 'start', name: 'Старт', threshold: '0.00', multiplier: '1.0000' },
  { code: 'plus', name: 'Плюс', threshold: '10000.00', multiplier: '0.9700' },
  { code: 'pro', name: 'Про', threshold: '50000.00', multiplier: '0.9300' },
];

const pageOf = <Item>(items: readonly Item[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  limit: 20,
  next_cursor: null,
});

/** The API behind accounts and proposals: it says what it was asked and what it was sent. */
export function usePayersApi() {
  let payers: readonly WirePayer[] = [];
  let proposals: readonly WireProposal[] = [];
  let detail: WirePayerDetail = buildPayerDetail();
  let raise: WireProposal | null = null;
  let added: WireData<'POST admin/payers/add-funds'> | undefined;
  let movements: ReturnType<typeof buildTransaction>[] = [];
  const asked: string[] = [];
  const waiting: string[] = [];
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  async function keep(request: Request): Promise<void> {
    keys.push(request.headers.get('idempotency-key'));
    sent.push(await request.json().catch(() => null));
  }
  const api = useApiServer(
    ...sessionHandlers(KEEPER),
    handle('GET admin/payers', ({ request }) => {
      asked.push(String(new URL(request.url).searchParams));
      return { ...pageOf(payers), totals: { balance: '12000.00', held: '40.00', count: payers.length } };
    }),
    handle('GET admin/proposals', ({ request }) => {
      const { searchParams } = new URL(request.url);
      waiting.push(String(searchParams));
      return pageOf(proposals);
    }),
    handle('GET admin/payers/{id}', ({ params }) => (params.id === PAYER_ID ? detail : failure('RES.001'))),
    handle('PATCH admin/payers/{id}', async ({ request }) => {
      const body = Object(await request.clone().json());
      await keep(request);
      const limit = raise === null && typeof body.credit_limit === 'string' ? body.credit_limit : undefined;
      return { ...detail, credit_limit: limit ?? detail.credit_limit, proposal: raise };
    }),
    handle('POST admin/payers/add-funds', async ({ request }) => {
      await keep(request);
      movements = [buildTransaction({ type: 'bonus', direction: 'in', amount: '500.00', model: null })];
      return added ?? { status: 'posted' as const, entry_id: 'e1', balance: '12500.00', proposal: null };
    }),
    handle('POST admin/proposals/{id}/confirm', async ({ request }) => {
      await keep(request);
      return buildProposal({ status: 'confirmed' });
    }),
    handle('POST admin/proposals/{id}/reject', async ({ request }) => {
      await keep(request);
      return buildProposal({ status: 'rejected' });
    }),
    handle('POST admin/proposals/{id}/cancel', async ({ request }) => {
      await keep(request);
      return buildProposal({ status: 'cancelled' });
    }),
    handle('GET rate-corrections/options', {
      models: [],
      tiers: TIERS.map((tier) => ({ ...tier, is_own: false })),
      alone: { min: '0.5', max: '2' },
    }),
    handle('PATCH rate-corrections/payer/{payerId}/tier', async ({ request }) => {
      await keep(request);
      return {
        payer_id: PAYER_ID,
        tier: 'pro',
        tier_is_manual: true,
        tier_reason: '',
        tier_set_by: null,
        tier_set_at: null,
      };
    }),
    handle('GET transactions', ({ request }) => {
      asked.push(String(new URL(request.url).searchParams));
      return buildTransactionPage(movements, NOTHING);
    }),
    handle('GET models', { models: [] }),
    handle('GET admin/companies/{id}/verification', buildVerification()),
  );
  beforeEach(() => {
    localStorage.clear();
    keepFingerprint();
    payers = [];
    proposals = [];
    detail = buildPayerDetail();
    added = undefined;
    movements = [];
    raise = null;
    for (const list of [asked, waiting, sent, keys]) list.length = 0;
  });
  return {
    api,
    asked,
    /** What was asked of the proposals that wait. */
    waiting,
    sent,
    keys,
    setPayers: (next: readonly WirePayer[]) => {
      payers = next;
    },
    setProposals: (next: readonly WireProposal[]) => {
      proposals = next;
    },
    setDetail: (next: WirePayerDetail) => {
      detail = next;
    },
    /** What a new limit comes to that needs a second person. */
    setRaise: (next: WireProposal) => {
      raise = next;
    },
    setAdded: (next: WireData<'POST admin/payers/add-funds'>) => {
      added = next;
    },
  };
}
