import { PAYMENT_METHOD_LABEL } from '@cabinet/kernel/core/payments';
import { DateText, Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { payerLabel } from '../payers/payer-labels.ts';
import type { PaymentRequest } from './payment-request.ts';
import { RequestStatusBadge } from './request-status-badge.tsx';

type Column = TableColumn<PaymentRequest>;

const MAIN: readonly Column[] = [
  {
    id: 'created_at',
    header: 'Создана',
    sortKey: 'created_at',
    cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
  },
  {
    id: 'method',
    header: 'Способ',
    sortKey: 'method',
    cell: ({ method }) => PAYMENT_METHOD_LABEL[method],
  },
  {
    id: 'status',
    header: 'Статус',
    sortKey: 'status',
    cell: ({ status }) => <RequestStatusBadge status={status} />,
  },
  {
    id: 'amount',
    header: 'Сумма',
    sortKey: 'amount',
    isNumeric: true,
    isSummary: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    id: 'paid_at',
    header: 'Оплачена',
    sortKey: 'paid_at',
    isEmpty: ({ paidAt }) => paidAt === null,
    cell: ({ paidAt }) => <DateText value={paidAt} format="short" />,
  },
];

const PAYER: Column = { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payerLabel(payer) };

const PEOPLE: readonly Column[] = [
  { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payer.name },
  { id: 'user', header: 'Автор', cell: ({ user }) => user.displayName || user.email },
];

const REST: readonly Column[] = [
  {
    id: 'expires_at',
    header: 'Оплатить до',
    sortKey: 'expires_at',
    isOptional: true,
    cell: ({ expiresAt }) => <DateText value={expiresAt} format="short" />,
  },
  {
    id: 'operation',
    header: 'Операция провайдера',
    isOptional: true,
    isEmpty: ({ providerOperationId, bankReference }) =>
      providerOperationId === null && bankReference === null,
    cell: ({ providerOperationId, bankReference }) => providerOperationId ?? bankReference ?? '—',
  },
  {
    id: 'reason',
    header: 'Причина',
    isOptional: true,
    isEmpty: ({ rejectReason }) => rejectReason === null,
    cell: ({ rejectReason }) => rejectReason ?? '—',
  },
];

/** Fields that a list of requests is sorted by. */
export const REQUEST_SORTS: readonly string[] = [
  'number',
  ...[...MAIN, ...REST].flatMap(({ sortKey }) => (sortKey === undefined ? [] : [sortKey])),
];

/** Columns of a list of requests; `hrefOf` makes the number a link to the request's page. */
export function requestColumns({
  hasPeople,
  hrefOf,
}: {
  /** Other people's requests: who made them and who pays. */
  readonly hasPeople: boolean;
  readonly hrefOf: ((request: PaymentRequest) => string) | undefined;
}): readonly Column[] {
  const number: Column = {
    id: 'number',
    header: 'Заявка',
    sortKey: 'number',
    isTitle: true,
    cell: (request) =>
      hrefOf === undefined ? request.number : <Link to={hrefOf(request)}>{request.number}</Link>,
  };
  return [number, ...MAIN, ...(hasPeople ? PEOPLE : [{ ...PAYER, isOptional: true }]), ...REST];
}
