import {
  isOpenStatus,
  isPaidOnline,
  isUnpaidStatus,
  type PaymentRequestStatus,
} from '@cabinet/kernel/core/payments';
import { maskEmail } from '@cabinet/kernel/core/text';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { type CompanyFacts, companyOfPayer } from '#lib/companies/verified.ts';
import { requestNumber } from '#lib/human-number.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import { isOwn, managesRequests } from '../access.ts';
import { type InvoiceLetterRow, listInvoiceLetters } from '../invoice/letters-repository.ts';
import { isPayableInvoice } from '../invoice/send-invoice.ts';
import { hasInvoice, type IssuedInvoice, readInvoice } from '../invoice/service.ts';
import { listNoticesOf, type NoticeRow } from '../notices/repository.ts';
import { type HistoryRow, listHistory, obstacleToSecondOf, type RequestRow } from '../repository.ts';
import { confirmationOf } from './confirmation.ts';
import { levelOf } from './level.ts';
import { openProposalOf } from './open-proposal-of.ts';
import { paymentFactsOf } from './payment-facts.ts';
import type { RequestDetailSchema, RequestSchema } from './schemas.ts';
import { timelineOf } from './timeline.ts';

type Dto = Static<typeof RequestSchema>;

/** The steps that an administrator may take. The author, the provider and the clock take the others. */
export const MANUAL_STEPS: Record<PaymentRequestStatus, readonly PaymentRequestStatus[]> = {
  pending: ['processing', 'paid', 'rejected'],
  processing: ['paid', 'rejected'],
  paid: ['refunded'],
  rejected: [],
  cancelled: [],
  expired: [],
  failed: [],
  refunded: [],
};

export function toRequestDto(
  { company = null, ...request }: RequestRow & { readonly company?: CompanyFacts | null },
  viewer: Viewer,
): Dto {
  return {
    ...request,
    number: requestNumber(request.number),
    amount: wire(request.amount),
    payer: { id: request.payer_id, kind: request.payer_kind, name: request.payer_name },
    user: { id: request.user_id, display_name: request.user_name, email: request.user_email },
    company,
    actions: actionsOf(request, viewer),
  };
}

function actionsOf(request: RequestRow, viewer: Viewer): Dto['actions'] {
  const { status, method, user_id, without_invoice: isTransfer } = request;
  const isAuthor = user_id === viewer.userId && !isTransfer;
  const mayPay = isOpenStatus(status) && isPaidOnline(method);
  return {
    cancel: isAuthor && status === 'pending',
    pay: isAuthor && mayPay,
    pay_again: isAuthor && isUnpaidStatus(status),
    check: mayPay,
    invoice: hasInvoice(request),
    send_invoice: isPayableInvoice(request),
    change_status: managesRequests(viewer) && !isOwn(viewer, request) ? stepsFor(request, viewer) : [],
  };
}

/** Only a second person gives the second confirmation. Without an invoice there is no other first one. */
function stepsFor(request: RequestRow, { userId }: Viewer): PaymentRequestStatus[] {
  const hasEnded = request.without_invoice && request.confirmed_by === null;
  const mayPay = !hasEnded && obstacleToSecondOf(request, userId) === null;
  return MANUAL_STEPS[request.status].filter((step) => step !== 'paid' || mayPay);
}

/** One refund waits at a time. */
const withoutRefund = (actions: Dto['actions']): Dto['actions'] => ({
  ...actions,
  change_status: actions.change_status.filter((status) => status !== 'refunded'),
});

/** A request with its history. Only administrators see every notice. */
export async function toRequestDetail(
  db: Database,
  { payment, twoPeopleFrom }: Pick<Config, 'payment' | 'twoPeopleFrom'>,
  request: RequestRow,
  session: Session,
): Promise<Static<typeof RequestDetailSchema>> {
  const history = await listHistory(db, request.id);
  const notices = await listNoticesOf(db, request.id, { withUnsigned: managesRequests(session) });
  const viewer = await viewerOf(db, session);
  const invoice = hasInvoice(request) ? await readInvoice(db, { payment }, request) : null;
  const refundProposal = await openProposalOf(db, 'request_refund', request, viewer);
  const dto = toRequestDto({ ...request, company: await companyOf(db, request, viewer) }, viewer);
  return {
    ...dto,
    actions: refundProposal === null ? dto.actions : withoutRefund(dto.actions),
    confirmation: await confirmationOf(db, request, viewer),
    ...(await paymentFactsOf(db, { twoPeopleFrom }, request, viewer, dto.actions.change_status)),
    paid_proposal: await openProposalOf(db, 'request_paid', request, viewer),
    refund_proposal: refundProposal,
    history: history.map(toHistory),
    timeline: timelineOf(request, history, visibleNotices(notices, session), invoice),
    entry_id: request.entry_id,
    level: await levelOf(db, request, viewer),
    ...invoiceFacts(request, invoice, invoice === null ? [] : await listInvoiceLetters(db, request.id)),
  };
}

/** What the request shows of its invoice, in the words in which that was sent. */
function invoiceFacts(
  { status }: Pick<RequestRow, 'status'>,
  invoice: IssuedInvoice | null,
  letters: readonly InvoiceLetterRow[],
): Pick<Static<typeof RequestDetailSchema>, 'invoice' | 'seller' | 'purpose'> {
  if (invoice === null) return { invoice: null, seller: null, purpose: null };
  const { document, fixedAt, isLate } = invoice;
  const { name, inn, kpp, bik, account, bank, correspondent } = document.seller;
  return {
    invoice: {
      fixed_at: fixedAt.toISOString(),
      is_late: isLate,
      payer: document.payer,
      sent: letters.map(({ recipient, sent_at: at }) => ({ to: maskEmail(recipient), at: at.toISOString() })),
    },
    seller: { name, inn, kpp, bik, account, bank_name: bank, corr_account: correspondent },
    purpose: isOpenStatus(status) ? document.purpose : null,
  };
}

/** For staff alone: a company's own people would learn what a forged one still lacks. */
async function companyOf(
  db: Database,
  { payer_id: payerId }: RequestRow,
  viewer: Viewer,
): Promise<CompanyFacts | null> {
  return managesRequests(viewer) ? companyOfPayer(db, payerId) : null;
}

function toHistory(row: HistoryRow): Static<typeof RequestDetailSchema>['history'][number] {
  return {
    at: row.at.toISOString(),
    from: row.from_status,
    to: row.to_status,
    actor: row.actor_id === null ? null : { id: row.actor_id, display_name: row.actor_name ?? '' },
    note: row.note,
  };
}

/** Others do not see notices that are malformed or not decided yet. */
function visibleNotices(notices: readonly NoticeRow[], session: Session): NoticeRow[] {
  const hidden = managesRequests(session) ? [] : ['malformed', null];
  return notices.filter(({ decision }) => !hidden.includes(decision));
}
