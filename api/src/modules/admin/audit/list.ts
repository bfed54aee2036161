import { sql } from 'kysely';
import type { Static } from 'typebox';
import { isReadingAction } from '#lib/audit/readings.ts';
import { defineList, id, oneOf, period, plainCell, text } from '#lists/index.ts';
import { textBranches } from './filter-repository.ts';
import { type AuditFilter, type AuditRow, countRows, readPage } from './page-repository.ts';
import { AUDIT_TOTALS, AuditRowSchema } from './schemas.ts';
import { sideText } from './words/changes.ts';
import { createNameBook } from './words/name-book.ts';
import { lineText } from './words/value-lines.ts';

/** The count stops here, because counting further would read every row of a common action. */
const COUNTED_MAX = 10_000;
/** A cell of Excel holds no more characters. */
const CELL_MAX_LENGTH = 32_767;

type Item = Static<typeof AuditRowSchema>;

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
  search: 'Number, hash, address, trace or id of a row; name of whom it is about or of who acted',
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
    const book = createNameBook(db);
    const filter: AuditFilter = { branches, where, readings, isEverything };
    return {
      readPage: (order) => readPage(db, filter, order, book),
      readAfter: (row, limit) =>
        readPage(db, filter, { direction: 'desc', limit, after: row && cursor(row) }, book),
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
      { title: 'Кто', kind: 'text', cell: ({ actor_text }) => actor_text ?? null },
      { title: 'Почта', kind: 'text', cell: ({ actor }) => actor?.email ?? null },
      { title: 'Через задание или предложение', kind: 'text', cell: throughText },
      { title: 'Действие', kind: 'text', cell: ({ action_text }) => action_text ?? null },
      { title: 'Код действия', kind: 'text', cell: ({ action }) => action },
      { title: 'Вид объекта', kind: 'text', cell: ({ entity_text }) => entity_text ?? null },
      { title: 'Объект', kind: 'text', cell: ({ entity_label }) => entity_label },
      { title: 'Id объекта', kind: 'text', cell: ({ entity_id }) => entity_id },
      { title: 'Было', kind: 'text', cell: ({ changes }) => stateCell(changes, 'before') },
      { title: 'Стало', kind: 'text', cell: ({ changes }) => stateCell(changes, 'after') },
      { title: 'IP', kind: 'text', cell: ({ ip }) => ip },
      { title: 'Браузер', kind: 'text', cell: ({ user_agent }) => user_agent },
      { title: 'Номер запроса', kind: 'text', cell: ({ trace_id }) => trace_id },
      { title: 'Хеш', kind: 'text', cell: ({ hash }) => hash },
    ],
  },
});

function throughText({ begun, begun_text }: Pick<Item, 'begun' | 'begun_text'>): string | null {
  return begun === null ? null : lineText({ text: begun_text ?? begun, id: begun_text ? begun : null });
}

function stateCell(changes: Item['changes'], side: 'before' | 'after'): string | null {
  return sideText(changes ?? [], side)?.slice(0, CELL_MAX_LENGTH) ?? null;
}
