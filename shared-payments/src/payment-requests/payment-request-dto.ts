import type { PayerRef } from '../payers/payer.ts';
import type {
  PaymentMethod,
  PaymentRequest,
  PaymentRequestDetail,
  PaymentRequestEvent,
  PaymentRequestStatus,
} from './payment-request.ts';

interface PersonDto {
  readonly id: string;
  readonly display_name: string;
}

/** A payment request on the wire. */
export interface PaymentRequestDto {
  readonly id: string;
  readonly number: string;
  readonly method: PaymentMethod;
  readonly amount: string;
  readonly currency: string;
  readonly status: PaymentRequestStatus;
  readonly payer: PayerRef;
  readonly user: PersonDto & { readonly email: string };
  readonly created_at: string;
  readonly expires_at: string;
  readonly paid_at: string | null;
  readonly provider: string | null;
  readonly provider_operation_id: string | null;
  readonly bank_reference: string | null;
  readonly reject_reason: string | null;
  readonly actions: {
    readonly cancel: boolean;
    readonly pay: boolean;
    readonly pay_again: boolean;
    readonly check: boolean;
    readonly invoice: boolean;
    readonly change_status: readonly PaymentRequestStatus[];
  };
}

/** A payment request with its life on the wire. */
export interface PaymentRequestDetailDto extends PaymentRequestDto {
  readonly timeline: readonly {
    readonly at: string;
    readonly kind: PaymentRequestEvent['kind'];
    readonly code: string;
    readonly title: string;
    readonly note: string | null;
    readonly actor: PersonDto | null;
    readonly is_failure: boolean;
  }[];
  readonly seller: {
    readonly name: string;
    readonly inn: string;
    readonly kpp: string;
    readonly bank_name: string;
    readonly bik: string;
    readonly account: string;
    readonly corr_account: string;
  } | null;
  /** An API from before it sends none. */
  readonly purpose?: string | null;
}

/** A payment request as the interface reads it. */
export function toPaymentRequest(dto: PaymentRequestDto): PaymentRequest {
  const { actions } = dto;
  return {
    id: dto.id,
    number: dto.number,
    method: dto.method,
    amount: dto.amount,
    currency: dto.currency,
    status: dto.status,
    payer: dto.payer,
    user: { id: dto.user.id, displayName: dto.user.display_name, email: dto.user.email },
    createdAt: dto.created_at,
    expiresAt: dto.expires_at,
    paidAt: dto.paid_at,
    provider: dto.provider,
    providerOperationId: dto.provider_operation_id,
    bankReference: dto.bank_reference,
    rejectReason: dto.reject_reason,
    actions: {
      canCancel: actions.cancel,
      canPay: actions.pay,
      canPayAgain: actions.pay_again,
      canCheck: actions.check,
      hasInvoice: actions.invoice,
      changeStatus: actions.change_status,
    },
  };
}

function toEvent(line: PaymentRequestDetailDto['timeline'][number]): PaymentRequestEvent {
  return {
    at: line.at,
    kind: line.kind,
    code: line.code,
    title: line.title,
    note: line.note,
    actor: line.actor === null ? null : { id: line.actor.id, displayName: line.actor.display_name },
    isFailure: line.is_failure,
  };
}

/** A request with its life as the interface reads it. */
export function toPaymentRequestDetail(dto: PaymentRequestDetailDto): PaymentRequestDetail {
  return {
    ...toPaymentRequest(dto),
    timeline: dto.timeline.map(toEvent),
    seller: dto.seller === null ? null : toSeller(dto.seller),
    purpose: dto.purpose ?? null,
  };
}

function toSeller(dto: NonNullable<PaymentRequestDetailDto['seller']>): PaymentRequestDetail['seller'] {
  const { bank_name: bankName, corr_account: corrAccount, ...rest } = dto;
  return { ...rest, bankName, corrAccount };
}
