import { Type } from 'typebox';
import { choiceOf, NullableText, nullable, TimeField } from '#lib/fields.ts';
import { StatusSchema } from '../schemas.ts';
import { NOTICE_DECISIONS } from './judge-notice.ts';

export const NoticeSchema = Type.Object({
  id: Type.String(),
  command: choiceOf(['pay', 'check', 'query']),
  http_method: Type.String(),
  raw: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  remote_address: NullableText,
  operation_id: NullableText,
  received_at: TimeField,
  decision: nullable(choiceOf(NOTICE_DECISIONS)),
  reason: NullableText,
  answer: NullableText,
  decided_at: nullable(TimeField),
  request: nullable(Type.Object({ id: Type.String(), number: Type.String(), status: StatusSchema })),
});
