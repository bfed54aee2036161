import { Type } from 'typebox';
import { NullableText, nullable, TimeField } from '../../../lib/fields.ts';
import { StatusSchema } from '../schemas.ts';

export const NoticeSchema = Type.Object({
  id: Type.String(),
  command: Type.Unsafe<'pay' | 'check' | 'query'>({ type: 'string', enum: ['pay', 'check', 'query'] }),
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
