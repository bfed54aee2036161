import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { parseOrdinal } from '#lib/human-number.ts';
import { CORRECTION_SCOPES, CORRECTION_STATES, STATE_LABEL } from '#lib/pricing/index.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { type Condition, defineList, id, period, plainCell, setOf, tableRows, text } from '#lists/index.ts';
import { toCorrection } from './correction-dto.ts';
import { scopeLabel, targetLabel } from './labels.ts';
import { corrections, STATE, selectCorrection } from './repository.ts';
import { CorrectionCounts, CorrectionSchema } from './schemas.ts';

const access = { permission: 'rate_correction:manage' } as const;

export const correctionLists = defineList({
  tag: 'rate-corrections',
  routes: [
    { path: '/rate-corrections', scope: 'all', access, summary: 'Rate corrections' },
    { path: '/rate-corrections/active', scope: 'active', access, summary: 'Rate corrections that apply now' },
  ],
  item: CorrectionSchema,
  totals: { counts: CorrectionCounts },
  search: 'Number, reason, model or payer',
  filters: {
    state: setOf(CORRECTION_STATES),
    scope_type: setOf(CORRECTION_SCOPES, 'c.scope_type'),
    scope_value: text(100, 'c.scope_value'),
    payer_id: id('c.target_payer_id'),
    tier: text(40, 'c.target_tier'),
    period: period('c.created_at'),
  },
  sorts: {
    created_at: 'c.created_at',
    number: 'c.number',
    valid_from: 'c.valid_from',
    valid_to: { nullable: 'c.valid_to' },
  },
  async find(
    { db, scope }: { readonly db: Database; readonly scope: 'all' | 'active' },
    { q, values, where },
  ) {
    const asked = scope === 'active' ? (['active'] as const) : values.state;
    const found = corrections(db).where(where).where(textCondition(q));
    const from = asked ? found.where(sql<SqlBool>`${STATE} in (${sql.join([...asked])})`) : found;
    return {
      ...tableRows({ from, select: selectCorrection, id: 'c.id', toItem: toCorrection }),
      async readTotals() {
        const sums = await found
          .select([STATE.as('state'), sql<number>`count(*)::integer`.as('count')])
          .groupBy(sql`1`)
          .execute();
        const counted = CORRECTION_STATES.map(
          (state) => [state, sums.find((sum) => sum.state === state)?.count ?? 0] as const,
        );
        const counts = { active: 0, planned: 0, past: 0, inactive: 0, ...Object.fromEntries(counted) };
        const states = asked ?? CORRECTION_STATES;
        return { total: states.reduce((total, state) => total + counts[state], 0), counts };
      },
    };
  },
  file: {
    sheet: 'Корректировки ставок',
    name: 'rate-corrections',
    reading: { all: 'rate_correction.export', active: 'rate_correction.export' },
    columns: [
      { title: 'Номер', kind: 'number', cell: ({ number }) => plainCell(number) },
      { title: 'Состояние', kind: 'text', cell: ({ state }) => STATE_LABEL[state] },
      { title: 'Модели', kind: 'text', cell: ({ scope }) => scopeLabel(scope) },
      { title: 'Для кого', kind: 'text', cell: ({ target }) => targetLabel(target) },
      { title: 'Множитель', kind: 'number', cell: ({ multiplier }) => plainCell(multiplier) },
      { title: 'Действует с', kind: 'date', cell: ({ valid_from }) => new Date(valid_from) },
      { title: 'Действует до', kind: 'date', cell: ({ valid_to }) => valid_to && new Date(valid_to) },
      { title: 'Причина', kind: 'text', cell: ({ reason }) => reason },
      { title: 'Автор', kind: 'text', cell: ({ created_by: by }) => by?.display_name ?? null },
      { title: 'Создана', kind: 'date', cell: ({ created_at }) => new Date(created_at) },
      { title: 'Отключена', kind: 'date', cell: ({ deactivated_at: at }) => at && new Date(at) },
      { title: 'Причина отключения', kind: 'text', cell: (correction) => correction.deactivation_reason },
    ],
  },
});

function textCondition(q: string | undefined): Condition {
  const number = parseOrdinal(q ?? '');
  const words = fitsWords(q, 'c.reason', 'c.scope_value', 'p.name');
  return number === undefined ? words : sql<SqlBool>`(${words} or c.number = ${number})`;
}
