import { type Static, Type } from 'typebox';
import { named, nameField, UuidField } from '#lib/fields.ts';

const NAME_MAX_LENGTH = 60;
const QUERY_MAX_LENGTH = 2_000;

/** The list that a view belongs to, by the name under which the list remembers its columns. */
const TableField = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,39}$',
  'x-error': { code: 'VAL.003', message: 'Название списка указано неверно' },
});

/** The part of the list's address behind the question mark. */
const QueryField = Type.String({
  maxLength: QUERY_MAX_LENGTH,
  pattern: '^[\\x21-\\x7e]*$',
  'x-error': {
    code: 'VAL.003',
    message: `Вид хранит до ${QUERY_MAX_LENGTH} символов адреса`,
  },
});

export const ViewSchema = named('SavedView', {
  id: Type.String(),
  table: Type.String(),
  name: Type.String(),
  query: Type.String(),
  is_default: Type.Boolean({ description: 'The list opens with it; at most one of a list' }),
});
export const ViewsData = Type.Array(ViewSchema);

export const ViewsQuery = Type.Object({ table: TableField });
export const ViewParams = Type.Object({ id: UuidField });
export const ViewBody = Type.Object({
  table: TableField,
  name: nameField(NAME_MAX_LENGTH),
  query: QueryField,
  is_default: Type.Optional(Type.Boolean()),
});
export const ViewChangeBody = Type.Object({
  name: Type.Optional(nameField(NAME_MAX_LENGTH)),
  query: Type.Optional(QueryField),
  is_default: Type.Optional(Type.Boolean()),
});

export type View = Static<typeof ViewSchema>;
