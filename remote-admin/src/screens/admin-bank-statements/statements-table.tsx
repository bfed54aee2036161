import { DateText, EmptyState, ReceiptIcon } from '@cabinet/kernel/ui';
import {
  choiceFilter,
  ListTable,
  labelOptions,
  periodFilter,
  searchFilter,
  useList,
} from '@cabinet/kernel/ui/list';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { fetchStatements, type StatementListItem, statementKeys } from '../../api/bank-statements.ts';
import { periodText } from '../../components/statement/statement-words.ts';
import { paths } from '../../paths.ts';

const FILTERS = [
  searchFilter({ label: 'Поиск по файлу или загрузившему', placeholder: 'Файл, имя' }),
  periodFilter(undefined, 'Загружена'),
  choiceFilter({
    name: 'has_new',
    label: 'Строки',
    allLabel: 'Любые',
    options: labelOptions({ true: 'Есть неразобранные', false: 'Всё разобрано' }),
  }),
];

const COLUMNS: readonly TableColumn<StatementListItem>[] = [
  {
    id: 'file_name',
    header: 'Файл',
    sortKey: 'file_name',
    isTitle: true,
    width: 12,
    cell: ({ fileName }) => fileName,
  },
  { id: 'period_to', header: 'За дни', sortKey: 'period_to', width: 10, cell: periodText },
  {
    id: 'created_at',
    header: 'Загружена',
    sortKey: 'created_at',
    width: 9.5,
    moment: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
  },
  {
    id: 'incoming_amount',
    header: 'Поступило',
    isNumeric: true,
    isSummary: true,
    width: 8,
    cell: ({ incomingAmount }) => <MoneyText value={incomingAmount} />,
  },
  {
    id: 'uploaded_by',
    header: 'Кто загрузил',
    isOptional: true,
    cell: ({ uploadedBy }) => uploadedBy.displayName,
  },
  { id: 'lines', header: 'Строк', isNumeric: true, width: 5, phone: () => null, cell: ({ lines }) => lines },
  {
    id: 'new',
    header: 'Ждут',
    isNumeric: true,
    width: 5,
    phone: (statement) => `ждут: ${statement.new}`,
    cell: (statement) => statement.new,
  },
  {
    id: 'confirmed',
    header: 'Подтверждены',
    isNumeric: true,
    width: 8,
    phone: () => null,
    cell: ({ confirmed }) => confirmed,
  },
  {
    id: 'duplicate',
    header: 'Повторы',
    isNumeric: true,
    width: 6,
    phone: () => null,
    isEmpty: ({ duplicate }) => duplicate === 0,
    cell: ({ duplicate }) => duplicate,
  },
  {
    id: 'unread',
    header: 'Не прочитаны',
    isNumeric: true,
    width: 8,
    phone: ({ unread }) => `не прочитаны: ${unread}`,
    isEmpty: ({ unread }) => unread === 0,
    cell: ({ unread }) => unread,
  },
];

const EMPTY = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Выписок пока нет"
    description="Загрузите первую: файл для 1С из интернет-банка."
  />
);

const hrefOf = ({ id }: StatementListItem) => paths.adminBankStatementsDetail.to({ statementId: id });

/** The statements that were uploaded, newest first. */
export function StatementsTable() {
  const list = useList({
    cacheKey: statementKeys.list(),
    fetch: fetchStatements,
    filters: FILTERS,
    sorts: ['created_at', 'file_name', 'period_to'],
    defaultSort: '-created_at',
  });
  return (
    <ListTable
      id="bank-statements"
      label="Загруженные выписки"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLabel={({ fileName }) => `выписка ${fileName}`}
      hrefOf={hrefOf}
      empty={EMPTY}
    />
  );
}
