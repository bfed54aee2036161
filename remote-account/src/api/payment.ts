import { get, post } from '@cabinet/kernel/http';
import { useSWR } from '@cabinet/kernel/state';
import {
  type PayerRef,
  type PaymentMethod,
  type PaymentRequestDetail,
  type PaymentRequestDetailDto,
  toPaymentRequestDetail,
} from '@cabinet/payments';

interface PaymentSettingsDto {
  readonly mntId: string;
  readonly testMode: number;
  readonly min_amount: string;
  readonly max_amount: string;
  readonly presets: readonly string[];
  readonly methods: readonly PaymentMethod[];
  readonly widget_url: string | null;
  readonly is_emulator: boolean;
}

/** What the payment form needs to know; amounts are decimal texts. */
export interface PaymentSettings {
  readonly mntId: string;
  readonly testMode: number;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly presets: readonly string[];
  readonly methods: readonly PaymentMethod[];
  /** The script of the provider's widget; `null`: its form opens as a page. */
  readonly widgetUrl: string | null;
  /** The demonstration: no money is taken. */
  readonly isEmulator: boolean;
}

interface QuoteDto {
  readonly amount: string;
  readonly commission: string;
  readonly credited: string;
  readonly bonus: string;
  readonly balance_after: string | null;
  readonly tier: string | null;
  readonly tier_after: string | null;
  readonly tier_progress_after: {
    readonly next_tier: string | null;
    readonly remaining: string | null;
  } | null;
  readonly payer: PayerRef;
}

/** What a payment would do. */
export interface Quote {
  readonly amount: string;
  readonly commission: string;
  readonly credited: string;
  readonly bonus: string;
  /** This and the tiers are `null` for those who may not see the balance. */
  readonly balanceAfter: string | null;
  readonly tier: string | null;
  readonly tierAfter: string | null;
  readonly nextTier: string | null;
  readonly toNextTier: string | null;
  readonly payer: PayerRef;
}

/** What is to be paid, by whom and how; the amount is a decimal text. */
export interface PaymentOrder {
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly payerId?: string | undefined;
}

interface PayDto {
  readonly id: string;
  readonly account: string;
  readonly test: number;
  readonly signature: string | null;
  readonly transactionId: string;
  readonly action_url: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly request: PaymentRequestDetailDto;
}

/** The form that the browser sends to the provider. */
export interface ProviderForm {
  readonly actionUrl: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** An opened payment: what the provider needs, and the request behind it. */
export interface OpenedPayment {
  readonly transactionId: string;
  readonly mntId: string;
  readonly testMode: number;
  readonly signature: string | null;
  /** `null` for an invoice. */
  readonly form: ProviderForm | null;
  readonly request: PaymentRequestDetail;
}

const paymentKeys = {
  settings: () => 'payment/settings' as const,
  quote: (amount: string, payerId: string | undefined) => ['payment/quote', amount, payerId ?? null] as const,
};

async function fetchPaymentSettings(): Promise<PaymentSettings> {
  const dto = await get<PaymentSettingsDto>('settings/payment');
  return {
    mntId: dto.mntId,
    testMode: dto.testMode,
    minAmount: dto.min_amount,
    maxAmount: dto.max_amount,
    presets: dto.presets,
    methods: dto.methods,
    widgetUrl: dto.widget_url,
    isEmulator: dto.is_emulator,
  };
}

export function usePaymentSettings() {
  return useSWR(paymentKeys.settings(), fetchPaymentSettings, { revalidateOnFocus: false });
}

async function fetchQuote({ amount, payerId }: Omit<PaymentOrder, 'method'>): Promise<Quote> {
  const dto = await post<QuoteDto>('payment/quote', { amount, payer_id: payerId });
  return {
    amount: dto.amount,
    commission: dto.commission,
    credited: dto.credited,
    bonus: dto.bonus,
    balanceAfter: dto.balance_after,
    tier: dto.tier,
    tierAfter: dto.tier_after,
    nextTier: dto.tier_progress_after?.next_tier ?? null,
    toNextTier: dto.tier_progress_after?.remaining ?? null,
    payer: dto.payer,
  };
}

/** The quote for an amount; nothing is asked without one. The former quote stays until the new one is here. */
export function useQuote(amount: string | null, payerId: string | undefined) {
  return useSWR(
    amount === null ? null : paymentKeys.quote(amount, payerId),
    () => fetchQuote({ amount: amount ?? '', payerId }),
    { keepPreviousData: true, dedupingInterval: 5_000, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

function toOpenedPayment(dto: PayDto): OpenedPayment {
  return {
    transactionId: dto.transactionId,
    mntId: dto.account,
    testMode: dto.test,
    signature: dto.signature,
    form: dto.action_url === null ? null : { actionUrl: dto.action_url, fields: dto.fields },
    request: toPaymentRequestDetail(dto.request),
  };
}

/** Opens a payment request. The same key opens it once, however often the call is repeated. */
export async function pay(order: PaymentOrder, idempotencyKey: string): Promise<OpenedPayment> {
  const { amount, method, payerId } = order;
  const body = { amount, method, payer_id: payerId };
  return toOpenedPayment(await post<PayDto>('payment/pay', body, { idempotencyKey }));
}

/** Pays an open request, or the same sum anew when it has ended. */
export async function payRequest(
  { id }: { readonly id: string },
  idempotencyKey: string,
): Promise<OpenedPayment> {
  return toOpenedPayment(
    await post<PayDto>(`payment/requests/${encodeURIComponent(id)}/pay`, undefined, { idempotencyKey }),
  );
}
