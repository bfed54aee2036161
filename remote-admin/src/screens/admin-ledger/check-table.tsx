import { DateText, EmptyState, ShieldIcon, StatusBadge, useLazyDialog } from '@cabinet/kernel/ui';
import { choiceFilter, ListTable, labelOptions, useList } from '@cabinet/kernel/ui/list';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { fetchLedgerChecks, type LedgerCheck, ledgerKeys } from '../../api/ledger.ts';
import { durationText, outcomeText, scopeText } from './check-words.ts';

const importDialog = () => import('./check-dialog.tsx');

const FILTERS = [
  choiceFilter({
    name: 'ok',
    label: 'Итог',
    allLabel: 'Любой итог',
    options: labelOptions({ true: 'Без расхождений', false: 'С расхождениями' }),
  }),
];

const COLUMNS: readonly TableColumn<LedgerCheck>[] = [
  {
    id: 'finished_at',
    header: 'Когда',
    width: 9.5,
    sortKey: 'finished_at',
    moment: ({ finishedAt }) => finishedAt,
    cell: ({ finishedAt }) => <DateText value={finishedAt} format="short" />,
  },
  {
    id: 'ok',
    header: 'Итог',
    width: 11,
    isTitle: true,
    phone: outcomeText,
    cell: (check) => <StatusBadge tone={check.ok ? 'success' : 'danger'}>{outcomeText(check)}</StatusBadge>,
  },
  { id: 'scope', header: 'Проверено', width: 18, phone: scopeText, cell: scopeText },
  {
    id: 'duration',
    header: 'Заняла',
    width: 8,
    phone: () => null,
    cell: ({ startedAt, finishedAt }) => durationText(startedAt, finishedAt),
  },
];

const EMPTY = (
  <EmptyState
    icon={<ShieldIcon />}
    title="Книга ещё не проверялась"
    description="Кабинет проверяет её каждую ночь; первую проверку можно начать сейчас."
  />
);

/** The results of the checks, a night's and those by hand. */
export function CheckTable() {
  const list = useList({
    cacheKey: ledgerKeys.list(),
    fetch: fetchLedgerChecks,
    filters: FILTERS,
    sorts: ['finished_at'],
    defaultSort: '-finished_at',
  });
  const details = useLazyDialog(importDialog);
  return (
    <>
      <ListTable
        id="admin-ledger"
        label="Прошлые проверки"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={(check) => `проверка, ${outcomeText(check)}`}
        onOpen={(check) => details.ask({ check })}
        empty={EMPTY}
      />
      {details.element}
    </>
  );
}
