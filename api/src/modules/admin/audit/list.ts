import { sql } from 'kysely';
import { isReadingAction } from '#lib/audit/readings.ts';
import { defineList, id, oneOf, period, plainCell, text } from '#lists/index.ts';
import { textBranches } from './filter-repository.ts';
import { type AuditFilter, type AuditRow, countRows, readPage } from './page-repository.ts';
import { AUDIT_TOTALS, AuditRowSchema } from './schemas.ts';

/** The count stops here, because counting further would read every row of a common action. */
const COUNTED_MAX = 10_000;
/** A cell of Excel holds no more characters. */
const CELL_MAX_LENGTH = 32_767;

const cursor = ({ position: at, id: rowId }: AuditRow) => ({ at, id: rowId });

/** The log has a million rows and more, so pages follow a cursor, and the count of a filter ends at ten thousand. */
export const auditList = defineList({
  tag: 'audit',
  routes: [
    {
      path: '/admin/audit',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'What was done, by whom',
    },
  ],
  item: AuditRowSchema,
  totals: AUDIT_TOTALS,
  filters: {
    actor_id: id('a.actor_id'),
    action: text(100, 'a.action'),
    entity_type: text(100, 'a.entity_type'),
    entity_id: text(200, 'a.entity_id'),
    period: period('a.created_at'),
    readings: oneOf(['shown', 'only'] as const, 'Чтение данных — shown или only'),
  },
  sorts: { created_at: 'a.created_at' },
  cursor,
  async find({ db }, { q, values, where }) {
    const { period: when, readings: asked, ...others } = values;
    // Whoever asks for one kind of reading has asked for readings.
    const readings = asked ?? (isReadingAction(values.action) ? 'shown' : 'hidden');
    const isEverything = q === undefined && Object.keys(others).length === 0 && !when?.from && !when?.to;
    const branches = q === undefined ? [sql<boolean>`true`] : await textBranches(db, q);
    const filter: AuditFilter = { branches, where, readings, isEverything };
    return {
      readPage: (order) => readPage(db, filter, order),
      readAfter: (row, limit) =>
        readPage(db, filter, { direction: 'desc', limit, after: row && cursor(row) }),
      readTotals: async () => {
        const count = await countRows(db, filter, COUNTED_MAX + 1);
        const isCapped = (!isEverything || readings === 'only') && count > COUNTED_MAX;
        return { total: isCapped ? COUNTED_MAX : count, is_total_capped: isCapped };
      },
      countAll: () => countRows(db, filter, Number.MAX_SAFE_INTEGER),
      toItem: (row) => row,
    };
  },
  file: {
    sheet: 'Журнал действий',
    name: 'audit',
    reading: { all: 'audit.export' },
    columns: [
      { title: '№', kind: 'number', cell: ({ seq }) => plainCell(seq) },
      { title: 'Когда', kind: 'date', cell: ({ at }) => new Date(at) },
      { title: 'Кто', kind: 'text', cell: ({ actor }) => actor?.display_name ?? null },
      { title: 'Почта', kind: 'text', cell: ({ actor }) => actor?.email ?? null },
      { title: 'Действие', kind: 'text', cell: ({ action }) => action },
      { title: 'Вид объекта', kind: 'text', cell: ({ entity_type }) => entity_type },
      { title: 'Объект', kind: 'text', cell: ({ entity_label }) => entity_label },
      { title: 'Id объекта', kind: 'text', cell: ({ entity_id }) => entity_id },
      { title: 'Было', kind: 'text', cell: ({ fields }) => stateCell(fields.before) },
      { title: 'Стало', kind: 'text', cell: ({ fields }) => stateCell(fields.after) },
      { title: 'IP', kind: 'text', cell: ({ ip }) => ip },
      { title: 'Браузер', kind: 'text', cell: ({ user_agent }) => user_agent },
      { title: 'Номер запроса', kind: 'text', cell: ({ trace_id }) => trace_id },
      { title: 'Хеш', kind: 'text', cell: ({ hash }) => hash },
    ],
  },
});

const stateCell = (state: object | null): string | null =>
  state && JSON.stringify(state).slice(0, CELL_MAX_LENGTH);
