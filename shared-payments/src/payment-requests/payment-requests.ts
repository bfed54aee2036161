import { get } from '@cabinet/kernel/http';
import type { SWRConfiguration } from '@cabinet/kernel/state';
import { mutate, useSWR } from '@cabinet/kernel/state';
import {
  type ListPage,
  type ListPageDto,
  type ListParams,
  type ListScope,
  toListPage,
} from '../list/list-page.ts';
import type { PaymentRequest, PaymentRequestDetail, PaymentRequestStatus } from './payment-request.ts';
import {
  type PaymentRequestDetailDto,
  type PaymentRequestDto,
  toPaymentRequest,
  toPaymentRequestDetail,
} from './payment-request-dto.ts';

/** Requests of one status. */
export interface StatusTotals {
  readonly status: PaymentRequestStatus;
  readonly count: number;
  readonly amount: string;
}

/** Sums of the whole filter: of what was paid, of what still waits, and of each status that it has. */
export interface PaymentRequestTotals {
  readonly paid: string;
  readonly open: string;
  readonly byStatus: readonly StatusTotals[];
}

interface TotalsDto {
  readonly paid: string;
  readonly open: string;
  /** An API from before it sends none. */
  readonly by_status?: readonly StatusTotals[];
}

/** A page of payment requests. */
export type PaymentRequestPage = ListPage<PaymentRequest, PaymentRequestTotals>;

/** Where each list of payment requests lives. */
export const PAYMENT_REQUESTS_URL: Readonly<Record<ListScope, string>> = {
  my: 'payment/requests/my',
  company: 'payment/requests/company',
  group: 'payment/requests/group',
  all: 'payment/requests',
};

/** Keys of the query cache; `all` begins every other. */
export const paymentRequestKeys = {
  all: 'payment-requests',
  page: (scope: ListScope, params: ListParams) => ['payment-requests', scope, 'page', params] as const,
  detail: (id: string) => ['payment-requests', 'detail', id] as const,
};

/** Reads one page. */
export async function fetchPaymentRequests(
  scope: ListScope,
  params: ListParams,
): Promise<PaymentRequestPage> {
  const dto = await get<ListPageDto<PaymentRequestDto, TotalsDto>>(PAYMENT_REQUESTS_URL[scope], params);
  const { paid, open, by_status: byStatus = [] } = dto.totals;
  return toListPage({ ...dto, totals: { paid, open, byStatus } }, toPaymentRequest);
}

/** Reads one request with its life. */
export async function fetchPaymentRequest({ id }: { readonly id: string }): Promise<PaymentRequestDetail> {
  return toPaymentRequestDetail(
    await get<PaymentRequestDetailDto>(`payment/requests/${encodeURIComponent(id)}`),
  );
}

/** A page of payment requests; the last one stays on the screen while the next is read. */
export function usePaymentRequests(scope: ListScope, params: ListParams) {
  return useSWR(
    paymentRequestKeys.page(scope, params),
    ([, , , query]) => fetchPaymentRequests(scope, query),
    { keepPreviousData: true, dedupingInterval: 5_000 },
  );
}

/** One request with its life; nothing is asked without an id. */
export function usePaymentRequest(id: string | null, options: SWRConfiguration<PaymentRequestDetail> = {}) {
  return useSWR<PaymentRequestDetail>(
    id === null ? null : paymentRequestKeys.detail(id),
    () => fetchPaymentRequest({ id: id ?? '' }),
    { dedupingInterval: 1_000, ...options },
  );
}

/** Shows what an action answered and reads every list again. */
export async function storePaymentRequest(request: PaymentRequestDetail): Promise<void> {
  await mutate(paymentRequestKeys.detail(request.id), request, { revalidate: false });
  void mutate((key) => Array.isArray(key) && key[0] === paymentRequestKeys.all && key[1] !== 'detail');
}
