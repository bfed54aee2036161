import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { fitsWords } from '#lib/search/matches-words.ts';
import { countCell, defineList, flag, moneyCell, tableRows, text } from '#lists/index.ts';
import { countAllowed } from './model-access.ts';
import { toModel, toPrices } from './model-dto.ts';
import { findPlanned, type ModelRow } from './repository.ts';
import { CatalogueModelSchema } from './schemas.ts';

type CatalogueModel = Static<typeof CatalogueModelSchema>;

/** The models, as administrators keep them. */
export const catalogue = defineList({
  tag: 'models',
  routes: [
    {
      path: '/models/catalogue',
      scope: 'all',
      access: { permission: 'user:manage' },
      summary: 'Every model with its planned price and who may use it',
    },
  ],
  item: CatalogueModelSchema,
  search: 'Name, id or developer',
  filters: {
    developer: text(60, 'm.developer'),
    type: text(40, 'm.type'),
    tag: text(40),
    enabled: flag('m.enabled'),
  },
  sorts: {
    created_at: 'm.created_at',
    name: 'm.name',
    developer: 'm.developer',
    input_price: 'm.input_price',
    output_price: 'm.output_price',
  },
  async find({ db }, { q, values, where }) {
    const tagged = values.tag === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${values.tag} = any (m.tags)`;
    const from = db
      .selectFrom(sql<ModelRow>`current_models`.as('m'))
      .where(where)
      .where(tagged)
      .where(fitsWords(q, 'm.name', 'm.id', 'm.developer'));
    const rows = tableRows({ from, select: (each) => each.selectAll('m'), id: 'm.id', toItem: (row) => row });
    return {
      readTotals: rows.readTotals,
      toItem: (item: CatalogueModel) => item,
      readPage: async (order) => toCatalogue(db, await rows.readPage(order)),
      readAfter: async (after: CatalogueModel | undefined, limit) =>
        toCatalogue(db, await rows.readAfter(after, limit)),
    };
  },
  file: {
    sheet: 'Модели',
    name: 'models',
    reading: { all: 'nobody' },
    columns: [
      { title: 'Модель', kind: 'text', cell: ({ name }) => name },
      { title: 'Код', kind: 'text', cell: ({ id }) => id },
      { title: 'Вендор', kind: 'text', cell: ({ developer }) => developer },
      { title: 'Тип', kind: 'text', cell: ({ type }) => type },
      { title: 'Теги', kind: 'text', cell: ({ tags }) => tags.join(', ') },
      { title: 'Ввод, ₽ за млн токенов', kind: 'number', cell: (model) => moneyCell(model.input_price) },
      { title: 'Вывод, ₽ за млн токенов', kind: 'number', cell: (model) => moneyCell(model.output_price) },
      {
        title: 'Новая цена с',
        kind: 'date',
        cell: ({ next_price: next }) => next && new Date(next.valid_from),
      },
      { title: 'Состояние', kind: 'text', cell: ({ enabled }) => (enabled ? 'Включена' : 'Выключена') },
      { title: 'Открыта людям', kind: 'number', cell: (model) => countCell(model.people_allowed) },
      { title: 'Всего людей', kind: 'number', cell: (model) => countCell(model.people_total) },
    ],
  },
});

async function toCatalogue(db: Database, rows: readonly ModelRow[]): Promise<CatalogueModel[]> {
  const [planned, people] = await Promise.all([
    findPlanned(
      db,
      rows.map(({ id }) => id),
    ),
    countAllowed(db, rows),
  ]);
  return rows.map((row) => {
    const next = planned.find(({ model_id }) => model_id === row.id);
    return {
      ...toModel(row),
      next_price: next ? { ...toPrices(next), valid_from: next.valid_from.toISOString() } : null,
      people_allowed: people.allowed.get(row.id) ?? 0,
      people_total: people.total,
    };
  });
}
