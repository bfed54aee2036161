import { OPEN_STATUSES, PAYMENT_METHOD, REQUEST_STATUS_LABEL } from '@cabinet/kernel/core/payments';
import { EmptyState, ReceiptIcon, Stack } from '@cabinet/kernel/ui';
import {
  amountFilter,
  choiceFilter,
  ListTable,
  labelOptions,
  periodFilter,
  searchFilter,
  useList,
} from '@cabinet/kernel/ui/list';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { SelectOption } from '@cabinet/kernel/ui/select';
import type { DataTableProps } from '@cabinet/kernel/ui/table';
import { type ReactNode, useMemo } from 'react';
import { REQUESTS_ORDER } from '../first-values.ts';
import type { ListScope } from '../list/list-keys.ts';
import { PERSON_FILTER, personChoices } from '../list/person-filter.ts';
import type { PaymentRequest } from './payment-request.ts';
import { fetchPaymentRequests, PAYMENT_REQUESTS_URL, paymentRequestKeys } from './payment-requests.ts';
import { REQUEST_SORTS, requestColumns } from './request-columns.tsx';
import { RequestTotals } from './request-totals.tsx';

/** Props of {@link PaymentRequestsTable}. */
export interface PaymentRequestsTableProps
  extends Pick<DataTableProps<PaymentRequest>, 'rowActions' | 'hrefOf' | 'onOpen' | 'bulkActions' | 'empty'> {
  readonly scope: ListScope;
  /** Who tops up a shared account, to filter by; without them there is no such filter. */
  readonly people?: readonly SelectOption[] | undefined;
  /** Of a shared account the list has only the person's own requests; `my` always. */
  readonly isOwnOnly?: boolean | undefined;
  readonly label?: string | undefined;
  /** Of everybody's: filters by account and by author, which are found by typing; kept outside the component, or memoised. */
  readonly found?: ListFilters | undefined;
}

type ListFilters = Parameters<typeof useList>[0]['filters'];

const FILTERS = [
  searchFilter({
    label: 'Поиск по номеру, сумме, плательщику или операции',
    placeholder: 'Номер, сумма, имя',
  }),
  choiceFilter({
    name: 'status',
    label: 'Статус',
    allLabel: 'Любой статус',
    options: [{ value: OPEN_STATUSES.join(), label: 'Ещё открыты' }, ...labelOptions(REQUEST_STATUS_LABEL)],
  }),
  choiceFilter({
    name: 'method',
    label: 'Способ',
    allLabel: 'Любой способ',
    options: labelOptions(PAYMENT_METHOD),
  }),
  periodFilter(),
  amountFilter({ name: 'amount', label: 'Сумма' }),
];
const FILTERS_WITH_PEOPLE = [...FILTERS, PERSON_FILTER];

function filtersOf({ people, found }: Pick<PaymentRequestsTableProps, 'people' | 'found'>): ListFilters {
  if (found !== undefined) return [...FILTERS, ...found];
  return people === undefined ? FILTERS : FILTERS_WITH_PEOPLE;
}

const DEFAULT_EMPTY: ReactNode = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Заявок пока нет"
    description="Здесь появятся пополнения счёта: оплаты картой и счета."
  />
);

/** Payment requests of a scope: filters in the address, order, pages, totals of the whole filter, export. */
export function PaymentRequestsTable(props: PaymentRequestsTableProps) {
  const { scope, people, found, label = 'Заявки', empty = DEFAULT_EMPTY, ...rest } = props;
  const { isOwnOnly = scope === 'my', ...actions } = rest;
  const filters = useMemo(() => filtersOf({ people, found }), [people, found]);
  const list = useList({
    cacheKey: paymentRequestKeys.list(scope),
    fetch: (params) => fetchPaymentRequests(scope, params),
    filters,
    sorts: REQUEST_SORTS,
    defaultSort: REQUESTS_ORDER,
    file: { address: `${PAYMENT_REQUESTS_URL[scope]}/export`, name: 'payment-requests' },
  });
  const totals = list.page?.totals;
  const columns = useMemo(() => requestColumns({ scope, isOwnOnly }), [scope, isOwnOnly]);

  return (
    <Stack gap="4">
      <ListTable
        {...actions}
        id={`payment-requests-${scope}`}
        label={label}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => `заявка ${number}`}
        totalsLabel="Оплачено"
        {...(totals && { totals: { amount: <MoneyText value={totals.paid} /> } })}
        choices={personChoices(people, list)}
        empty={empty}
      />
      {totals && <RequestTotals byStatus={totals.byStatus} />}
    </Stack>
  );
}
