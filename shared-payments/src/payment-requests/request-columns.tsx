import { DateText } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { ListScope } from '../list/list-keys.ts';
import { payerLabel } from '../payers/payer-labels.ts';
import { methodText } from './method-text.ts';
import { PayLink } from './pay-link.tsx';
import type { PaymentRequest } from './payment-request.ts';
import { RequestStatusBadge } from './request-status-badge.tsx';

type Column = TableColumn<PaymentRequest>;

const MAIN: readonly Column[] = [
  {
    id: 'created_at',
    header: 'Создана',
    width: 9.5,
    moment: ({ createdAt }) => createdAt,
    sortKey: 'created_at',
    cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
  },
  {
    id: 'method',
    header: 'Способ',
    width: 6,
    sortKey: 'method',
    cell: methodText,
  },
  {
    id: 'status',
    header: 'Статус',
    width: 7.5,
    sortKey: 'status',
    cell: ({ status }) => <RequestStatusBadge status={status} />,
  },
  {
    id: 'amount',
    header: 'Сумма',
    width: 7.5,
    sortKey: 'amount',
    isNumeric: true,
    isSummary: true,
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    id: 'paid_at',
    header: 'Оплачена',
    width: 9.5,
    phone: () => null,
    sortKey: 'paid_at',
    isEmpty: ({ paidAt }) => paidAt === null,
    cell: ({ paidAt }) => <DateText value={paidAt} format="short" />,
  },
  {
    id: 'pay',
    header: 'Оплата',
    width: 6.5,
    isEmpty: ({ actions }) => !actions.pay,
    cell: (request) => <PayLink request={request} />,
  },
];

const PAYER: Column = { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payerLabel(payer) };

const PAYER_NAME: Column = { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payer.name };
const AUTHOR: Column = {
  id: 'user',
  header: 'Автор',
  cell: ({ user }) => user.displayName || user.email,
};

const REST: readonly Column[] = [
  {
    id: 'expires_at',
    header: 'Оплатить до',
    width: 9.5,
    sortKey: 'expires_at',
    isOptional: true,
    cell: ({ expiresAt }) => <DateText value={expiresAt} format="short" />,
  },
  {
    id: 'operation',
    header: 'Операция провайдера',
    width: 11,
    isOptional: true,
    isEmpty: ({ providerOperationId, bankReference }) =>
      providerOperationId === null && bankReference === null,
    cell: ({ providerOperationId, bankReference }) => providerOperationId ?? bankReference ?? '—',
  },
  {
    id: 'reason',
    header: 'Причина',
    width: 14,
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

interface WhoseRequests {
  readonly scope: ListScope;
  /** All of them are the person's own. */
  readonly isOwnOnly: boolean;
}

function whoseColumns({ scope, isOwnOnly }: WhoseRequests): readonly Column[] {
  if (isOwnOnly) return [{ ...PAYER, isOptional: true }];
  // One shared account says nothing new in its own list.
  return [{ ...PAYER_NAME, isOptional: scope !== 'all' }, AUTHOR];
}

/** Columns of a list of requests. */
export function requestColumns(whose: WhoseRequests): readonly Column[] {
  const number: Column = {
    id: 'number',
    header: 'Заявка',
    sortKey: 'number',
    isTitle: true,
    width: 7,
    cell: ({ number }) => number,
  };
  return [number, ...MAIN, ...whoseColumns(whose), ...REST];
}
