import { EmptyState, formatDate, InfoIcon, useLazyDialog } from '@cabinet/kernel/ui';
import {
  choiceFilter,
  ListTable,
  labelOptions,
  periodFilter,
  searchFilter,
  useList,
} from '@cabinet/kernel/ui/list';
import { useMemo } from 'react';
import { fetchNotices, noticeKeys } from '../../api/payment-requests.ts';
import { DECISION_LABEL, decisionText } from '../../components/notice/notice-words.ts';
import { NOTICE_COLUMNS } from './notice-columns.tsx';
import { useAuthorFilter } from './use-found-filters.ts';

const importNoticeDialog = () => import('./notice-dialog.tsx');

const FILTERS = [
  searchFilter({ label: 'Поиск по операции, сумме или заявке', placeholder: 'Операция, сумма, заявка' }),
  choiceFilter({
    name: 'has_request',
    label: 'Заявка',
    allLabel: 'С заявкой и без неё',
    options: labelOptions({ false: 'Без заявки', true: 'С заявкой' }),
  }),
  choiceFilter({
    name: 'decision',
    label: 'Решение',
    allLabel: 'Любое решение',
    options: labelOptions(DECISION_LABEL),
  }),
  periodFilter(),
];

const EMPTY = (
  <EmptyState
    icon={<InfoIcon />}
    title="Уведомлений пока нет"
    description="Здесь видно всё, что прислал платёжный провайдер, и что мы об этом решили."
  />
);

/** What the provider has said; money that nobody credited is found here. */
export function NoticesSection() {
  const dialog = useLazyDialog(importNoticeDialog);
  const author = useAuthorFilter();
  const filters = useMemo(() => [...FILTERS, author], [author]);
  const list = useList({
    cacheKey: noticeKeys.list(),
    fetch: fetchNotices,
    filters,
    sorts: ['received_at'],
    defaultSort: '-received_at',
  });
  return (
    <>
      <ListTable
        id="payment-notices"
        label="Уведомления провайдера"
        list={list}
        columns={NOTICE_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={(notice) =>
          `уведомление «${decisionText(notice)}» от ${formatDate(notice.receivedAt, 'short')}`
        }
        onOpen={(notice) => dialog.ask({ notice })}
        empty={EMPTY}
      />
      {dialog.element}
    </>
  );
}
