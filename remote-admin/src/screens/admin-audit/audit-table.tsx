import { EmptyState, ListIcon, Stack, Text, useLazyDialog } from '@cabinet/kernel/ui';
import { ListTable, useList } from '@cabinet/kernel/ui/list';
import { auditKeys, fetchAudit } from '../../api/audit.ts';
import { actionText } from '../../components/audit/row-text.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { entityName } from './entity-href.ts';
import { useAuditFilters } from './use-audit-filters.ts';

const importDialog = () => import('./audit-dialog.tsx');

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Записей пока нет"
    description="Журнал заполняется сам: здесь появится каждое действие с ролями, людьми, деньгами и настройками."
  />
);

/** The log: filters in the address, pages by cursor, a row opens what it changed. */
export function AuditTable() {
  const { filters, choices } = useAuditFilters();
  const list = useList({
    cacheKey: auditKeys.list(),
    fetch: fetchAudit,
    filters,
    growsBy: 25,
    file: { address: 'admin/audit/export', name: 'audit' },
  });
  const details = useLazyDialog(importDialog);
  return (
    <Stack gap="2">
      <ListTable
        id="admin-audit"
        label="Журнал действий"
        list={list}
        columns={AUDIT_COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={(row) => `${actionText(row)}, ${entityName(row)}, запись ${row.seq}`}
        onOpen={(row) => details.ask({ row })}
        choices={choices}
        empty={EMPTY}
      />
      {list.page?.isTotalCapped && (
        <Text textStyle="sm" color="fg.muted">
          {`Под фильтр подходит больше ${list.page.total.toLocaleString('ru-RU')} записей: сосчитаны первые. Сузьте период, чтобы увидеть точное число.`}
        </Text>
      )}
      {details.element}
    </Stack>
  );
}
