import { Type } from 'typebox';
import { NullableText, nullable, TimeField, UuidField } from '../../../lib/fields.ts';
import { listSchema, MomentField, PAGE_QUERY, SearchField } from '../../../lib/list-query.ts';
import { StatusSchema } from '../schemas.ts';

export const NoticeListQuery = Type.Object({
  page: PAGE_QUERY.page,
  limit: PAGE_QUERY.limit,
  decision: Type.Optional(Type.String({ description: 'One or several, comma separated' })),
  request_id: Type.Optional(UuidField),
  from: Type.Optional(MomentField),
  to: Type.Optional(MomentField),
  q: Type.Optional(SearchField),
});

const NoticeSchema = Type.Object({
  id: Type.String(),
  command: Type.String(),
  http_method: Type.String(),
  raw: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  remote_address: NullableText,
  operation_id: NullableText,
  received_at: TimeField,
  decision: NullableText,
  reason: NullableText,
  answer: NullableText,
  decided_at: nullable(TimeField),
  request: nullable(Type.Object({ id: Type.String(), number: Type.String(), status: StatusSchema })),
});

export const NoticeListData = listSchema(NoticeSchema, {});
