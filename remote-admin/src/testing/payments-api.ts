import type { WireData } from '@cabinet/kernel/http';
import { buildCurrentUser, handle, useApiServer } from '@cabinet/kernel/testing';
import { buildListPage, buildPaymentRequest, TEST_REQUEST_ID } from '@cabinet/payments/testing';
import { beforeEach } from '@jest/globals';
import { buildVerification } from './build-company.ts';
import type { WireProposal } from './build-proposal.ts';

type WireRequest = WireData<'GET payment/requests/{id}'>;
type WireNotice = WireData<'GET payment/notices'>['items'][number];

/** Somebody who manages requests and nothing else of people or money. */
export const FINANCE = buildCurrentUser({ id: 'finance', permissions: ['payment_request:manage'] });
/** Somebody who may allow a debt, too. */
export const OWNER = buildCurrentUser({
  id: 'owner',
  permissions: ['payment_request:manage', 'user:manage'],
});

const NO_TOTALS = { paid: '0.00', open: '0.00', by_status: [] };

export function buildNotice(draft: Partial<WireNotice> = {}): WireNotice {
  return {
    id: 'n1',
    command: 'pay',
    http_method: 'POST',
    raw: 'MNT_ID=12345678&MNT_AMOUNT=500.00',
    fields: { MNT_AMOUNT: '500.00' },
    remote_address: '198.51.100.7',
    operation_id: '500000001',
    received_at: '2026-11-20T09:05:00.000Z',
    decision: 'unknown_request',
    reason: 'Такой заявки нет',
    answer: 'FAIL',
    decided_at: '2026-11-20T09:05:00.100Z',
    request: null,
    ...draft,
  };
}

/** An open invoice of 12 000 ₽ that the reader may confirm or reject. */
export const INVOICE = buildPaymentRequest({
  method: 'invoice',
  amount: '12000.00',
  status: 'pending',
  provider: null,
  actions: { change_status: ['processing', 'paid', 'rejected'], invoice: true },
});

/** Plays the requests and notices; what was asked and sent is kept. */
export function usePaymentsApi() {
  const api = useApiServer();
  const asked: string[] = [];
  const moved: unknown[] = [];
  let request: WireRequest = INVOICE;
  let notices: readonly WireNotice[] = [];
  let proposals: readonly WireProposal[] = [];
  beforeEach(() => {
    asked.length = 0;
    moved.length = 0;
    request = INVOICE;
    notices = [buildNotice()];
    proposals = [];
    const seen = (url: string) =>
      asked.push(`${new URL(url).pathname.split('/').pop()}${new URL(url).search}`);
    api.use(
      handle('GET payment/requests', ({ request: { url } }) => {
        seen(url);
        return buildListPage([request], NO_TOTALS);
      }),
      handle('GET admin/proposals', () => {
        const { totals: _, ...page } = buildListPage(proposals, NO_TOTALS);
        return page;
      }),
      handle('GET admin/companies/{id}/verification', buildVerification()),
      handle('GET payment/requests/{id}', () => request, { id: TEST_REQUEST_ID }),
      handle('GET payment/notices', ({ request: { url } }) => {
        seen(url);
        return buildListPage(notices, undefined);
      }),
      handle(
        'PATCH payment/requests/{id}/status',
        async ({ request: { json } }) => {
          moved.push(json);
          return request;
        },
        { id: TEST_REQUEST_ID },
      ),
    );
  });
  return {
    api,
    asked,
    moved,
    setRequest: (next: WireRequest) => {
      request = next;
    },
    setProposals: (next: readonly WireProposal[]) => {
      proposals = next;
    },
    setNotices: (next: readonly WireNotice[]) => {
      notices = next;
    },
    /** What a change of status answers, and what the request is from then on. */
    answerMove: (answer: (body: unknown) => WireRequest | Response) =>
      api.use(
        handle(
          'PATCH payment/requests/{id}/status',
          async ({ request: asking }) => {
            const body: unknown = await asking.json();
            moved.push(body);
            const answered = answer(body);
            if (!(answered instanceof Response)) request = answered;
            return answered;
          },
          { id: TEST_REQUEST_ID },
        ),
      ),
  };
}
