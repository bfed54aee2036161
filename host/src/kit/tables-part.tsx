import { ApiError } from '@cabinet/kernel/http';
import { Button, Heading, SectionCard, Stack, StatusBadge } from '@cabinet/kernel/ui';
import {
  amountFilter,
  choiceFilter,
  ListFilters,
  periodFilter,
  searchFilter,
  textFilter,
} from '@cabinet/kernel/ui/list';
import { MoneyText } from '@cabinet/kernel/ui/money';
import {
  DataTable,
  type DataTableProps,
  ExportMenu,
  FilterSearch,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  type TableColumn,
  TableFoot,
  TableHead,
  TableHeading,
  TableRow,
  TableScroll,
  useTableQuery,
} from '@cabinet/kernel/ui/table';
import { useState } from 'react';
import { FAULT } from './fault.ts';
import { Row, Specimen } from './specimen.tsx';

interface Model {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly price: string;
  readonly isEnabled: boolean;
}

const MODELS: readonly Model[] = [
  { id: '1', name: 'GigaChat 2 Pro', vendor: 'Сбер', price: '1500.5', isEnabled: true },
  { id: '2', name: 'YandexGPT 5 Lite', vendor: 'Яндекс', price: '200', isEnabled: true },
  { id: '3', name: 'Claude Sonnet 4.5', vendor: 'Anthropic', price: '0.000012', isEnabled: false },
];

const COLUMNS: readonly TableColumn<Model>[] = [
  { id: 'name', header: 'Модель', cell: ({ name }) => name, sortKey: 'name', isTitle: true },
  { id: 'vendor', header: 'Разработчик', cell: ({ vendor }) => vendor, sortKey: 'vendor' },
  {
    id: 'state',
    header: 'Состояние',
    cell: ({ isEnabled }) => (
      <StatusBadge tone={isEnabled ? 'success' : 'neutral'}>
        {isEnabled ? 'Включена' : 'Выключена'}
      </StatusBadge>
    ),
  },
  {
    id: 'price',
    header: 'Цена',
    cell: ({ price }) => <MoneyText value={price} />,
    sortKey: 'price',
    isNumeric: true,
  },
  { id: 'id', header: 'Номер', cell: ({ id }) => id, isOptional: true },
];

type State = Partial<DataTableProps<Model>>;

const nothing = () => undefined;
const retry = { onRetry: nothing };
const QUERY = { sort: null, setSort: nothing, hasFilters: true, resetFilters: nothing, reset: nothing };
const REFUSAL = new ApiError({
  status: 400,
  code: 'VAL.003',
  category: 'validation',
  message: 'По этому полю нельзя сортировать',
});
const STATES: Readonly<Record<string, State>> = {
  'Первая загрузка': { rows: undefined },
  Ошибка: { rows: undefined, error: FAULT, ...retry },
  Обновление: { isRefreshing: true },
  'Не удалось обновить': { error: FAULT, ...retry },
  Пусто: { rows: [] },
  'Под фильтром пусто': { rows: [], query: QUERY },
  'На странице пусто': {
    rows: [],
    paging: { kind: 'pages', page: 9, limit: 20, total: 45, onPage: nothing },
  },
  'Адрес просит того, чего нет': { rows: undefined, error: REFUSAL, query: QUERY },
  'Продолжение по кнопке': {
    paging: { kind: 'more', hasMore: true, isLoadingMore: false, onMore: () => undefined, total: 45 },
  },
};

const common = {
  id: 'kit',
  columns: COLUMNS,
  rows: MODELS,
  rowKey: ({ id }: Model) => id,
  rowLabel: ({ name }: Model) => name,
};

const FILTERS = [
  searchFilter({ label: 'Поиск моделей', placeholder: 'Поиск' }),
  choiceFilter({
    name: 'vendor',
    label: 'Разработчик',
    allLabel: 'Все разработчики',
    options: [{ value: 'sber', label: 'Сбер' }],
  }),
  periodFilter('enabled', 'Включение'),
  amountFilter({ name: 'price', label: 'Цена' }),
  textFilter({ name: 'number', label: 'Номер', placeholder: 'Номер целиком' }),
];

function FullTable() {
  const query = useTableQuery({ filters: FILTERS, defaultSort: 'name' });
  return (
    <DataTable
      {...common}
      label="Модели: всё сразу"
      query={query}
      paging={{
        kind: 'pages',
        page: query.page,
        limit: query.limit,
        total: 45,
        onPage: query.setPage,
        onLimit: query.setLimit,
      }}
      totals={{ price: <MoneyText value="1700.500012" /> }}
      onOpen={() => undefined}
      onExport={() => new Promise((resolve) => setTimeout(resolve, 1_000))}
      rowActions={() => [
        { id: 'edit', label: 'Изменить', onSelect: () => undefined },
        { id: 'delete', label: 'Удалить', onSelect: () => undefined, isDestructive: true },
      ]}
      bulkActions={(_rows, clear) => (
        <Button size="sm" variant="outline" onClick={clear}>
          Выключить
        </Button>
      )}
      filters={<ListFilters filters={FILTERS} query={query} columns={COLUMNS} />}
    />
  );
}

/** The parts that a table of another kind is made of. */
function PlainTable() {
  return (
    <TableScroll>
      <Table>
        <TableCaption>Простая таблица</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeading>Модель</TableHeading>
            <TableHeading textAlign="end">Цена</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {MODELS.map(({ id, name, price }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell numeric>
                <MoneyText value={price} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableCell>Итого</TableCell>
            <TableCell numeric>
              <MoneyText value="1700.500012" />
            </TableCell>
          </TableRow>
        </TableFoot>
      </Table>
    </TableScroll>
  );
}

export function TablesPart() {
  const [found, setFound] = useState('');
  return (
    <SectionCard title="Таблицы">
      <Stack gap="8">
        <FullTable />
        {Object.entries(STATES).map(([name, state]) => (
          <Stack key={name} gap="2">
            <Heading as="h3" size="md">
              {name}
            </Heading>
            <DataTable {...common} label={`Модели: ${name}`} {...state} />
          </Stack>
        ))}
        <PlainTable />
        <Row>
          <Specimen name="поиск без таблицы">
            <FilterSearch label="Поиск без таблицы" value={found} onChange={(text) => setFound(text ?? '')} />
          </Specimen>
          <Specimen name="экспорт, занят после выбора">
            <ExportMenu onExport={() => new Promise(nothing)} />
          </Specimen>
          <Specimen name="экспорт недоступен">
            <ExportMenu onExport={async () => undefined} isDisabled />
          </Specimen>
        </Row>
      </Stack>
    </SectionCard>
  );
}
