import { DateText } from '@cabinet/kernel/ui';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { AuditRow } from '../../api/audit.ts';
import { actionText, actorText, isReading, touchedBy } from '../../components/audit/row-text.ts';
import { TwoLines } from '../../components/two-lines.tsx';
import { entityName, entityNote } from './entity-href.ts';

const FIELDS_SHOWN = 3;

/** Which fields an action has touched, the first of them by name; of a file how much was read. */
function touchedText(row: AuditRow): string {
  const touched = touchedBy(row);
  if (isReading(row)) return touched.find(({ field }) => field === 'rows')?.after[0]?.text ?? '';
  const names = touched.slice(0, FIELDS_SHOWN).map(({ title }) => title);
  const rest = touched.length - names.length;
  return [...names, ...(rest > 0 ? [`ещё ${rest}`] : [])].join(', ');
}

const nothing = () => null;

export const AUDIT_COLUMNS: readonly TableColumn<AuditRow>[] = [
  {
    id: 'at',
    header: 'Когда',
    width: 9.5,
    moment: ({ at }) => at,
    cell: ({ at }) => <DateText value={at} format="short" />,
  },
  {
    id: 'action',
    header: 'Действие',
    width: 16.5,
    isTitle: true,
    phone: actionText,
    cell: (row) => <TwoLines first={actionText(row)} />,
  },
  {
    id: 'actor',
    header: 'Кто',
    width: 10,
    phone: actorText,
    cell: actorText,
  },
  {
    id: 'entity',
    header: 'Объект',
    width: 11,
    phone: entityName,
    cell: (row) => <TwoLines first={entityName(row)} second={entityNote(row)} />,
  },
  {
    id: 'changes',
    header: 'Изменено или прочитано',
    width: 14,
    phone: nothing,
    isEmpty: (row) => touchedText(row) === '',
    cell: (row) => touchedText(row) || '—',
  },
  {
    id: 'ip',
    header: 'IP',
    width: 8,
    phone: nothing,
    isEmpty: ({ ip }) => ip === null,
    cell: ({ ip }) => ip ?? '—',
  },
  {
    id: 'seq',
    header: '№',
    width: 5.5,
    isNumeric: true,
    isOptional: true,
    phone: nothing,
    cell: ({ seq }) => seq,
  },
  {
    id: 'trace_id',
    header: 'Номер запроса',
    width: 12,
    isOptional: true,
    phone: nothing,
    cell: ({ traceId }) => traceId ?? '—',
  },
];
