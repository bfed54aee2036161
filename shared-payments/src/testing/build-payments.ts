import type { WireData } from '@cabinet/kernel/http';
import type { PayerRef } from '../payers/payer.ts';

type WireTransaction = WireData<'GET transactions/user'>['items'][number];
type WireRequest = WireData<'GET payment/requests/{id}'>;

/** The payer that fixtures are about. */
export const TEST_PAYER: PayerRef = {
  id: '01900000-0000-7000-8000-0000000000a1',
  kind: 'user',
  name: 'Иван Петров',
};

/** The id that a built payment request has unless the test gives another. */
export const TEST_REQUEST_ID = '01900000-0000-7000-8000-0000000000b1';

const PERSON = { id: 'u1', display_name: 'Иван Петров' };

/** A charge of 17.05 as the API lists it. */
export function buildTransaction(draft: Partial<WireTransaction> = {}): WireTransaction {
  return {
    id: '01900000-0000-7000-8000-0000000000c1',
    number: 'Т-000101',
    type: 'charge',
    direction: 'out',
    amount: '17.05',
    balance_before: '1017.05',
    balance_after: '1000.00',
    status: 'posted',
    payer: TEST_PAYER,
    user: PERSON,
    model: { id: 'm1', name: 'Мудрая модель' },
    tokens: { input: 100, output: 20 },
    document: null,
    description: 'Токены: 100 на входе',
    reason: null,
    created_at: '2026-11-20T09:00:00.000Z',
    ...draft,
  };
}

const NO_ACTIONS: WireRequest['actions'] = {
  cancel: false,
  pay: false,
  pay_again: false,
  check: false,
  invoice: false,
  send_invoice: false,
  change_status: [],
};

/** What a test may say about a payment request; `actions` holds only what is allowed. */
export type PaymentRequestDraft = Partial<Omit<WireRequest, 'actions'>> & {
  readonly actions?: Partial<WireRequest['actions']>;
};

/** A paid card request of 500 ₽ as the API sends it. */
export function buildPaymentRequest(draft: PaymentRequestDraft = {}): WireRequest {
  const { actions, ...rest } = draft;
  return {
    id: TEST_REQUEST_ID,
    number: 'З-000123',
    method: 'card',
    without_invoice: false,
    amount: '500.00',
    currency: 'RUB',
    status: 'paid',
    payer: TEST_PAYER,
    company: null,
    user: { ...PERSON, email: 'user@demo.example' },
    created_at: '2026-11-20T09:00:00.000Z',
    expires_at: '2026-11-20T10:00:00.000Z',
    paid_at: null,
    provider: 'payanyway',
    provider_operation_id: null,
    bank_reference: null,
    reject_reason: null,
    history: [],
    timeline: [],
    entry_id: null,
    confirmation: null,
    two_people_reasons: [],
    bank_document: null,
    same_as: [],
    level: null,
    paid_proposal: null,
    refund_proposal: null,
    invoice: null,
    seller: null,
    purpose: null,
    ...rest,
    actions: { ...NO_ACTIONS, ...actions },
  };
}

/** A page of a list, with all of its rows on it unless a cursor says that there are more. */
export function buildListPage<Item, Totals>(
  items: readonly Item[],
  totals: Totals,
  nextCursor: string | null = null,
) {
  return { items, total: items.length, page: 1, limit: 25, next_cursor: nextCursor, totals };
}

/** The same for transactions, without sums by account. */
export function buildTransactionPage(
  items: readonly WireTransaction[],
  totals: WireData<'GET transactions/user'>['totals'],
  nextCursor: string | null = null,
): WireData<'GET transactions/user'> {
  return { ...buildListPage(items, totals, nextCursor), totals_by_payer: [] };
}
