import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField } from '#lib/fields.ts';
import { PROMO_STATUSES } from '#lib/promo-kinds.ts';

export const PromoRequestSchema = named('PromoRequest', {
  id: Type.String(),
  created_at: TimeField,
  user_id: NullableText,
  user_name: NullableText,
  email: NullableText,
  ip: Type.String(),
  fingerprint: Type.String(),
  user_agent: Type.String(),
  code: Type.String(),
  amount: Type.String(),
  status: choiceOf(PROMO_STATUSES),
  reason: NullableText,
  cluster_id: NullableText,
  cluster_number: nullable(Type.Integer()),
  ip_blocked: Type.Boolean(),
  fingerprint_blocked: Type.Boolean(),
});
