import { Type } from 'typebox';
import { NullableText } from '../fields.ts';

export const PayerSchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<'user' | 'group' | 'company'>({ type: 'string', enum: ['user', 'group', 'company'] }),
  name: Type.String(),
});

export const TierProgressSchema = Type.Object({
  tier: Type.String(),
  next_tier: NullableText,
  spent: Type.String(),
  threshold: Type.String(),
  remaining: Type.String(),
  percent: Type.Number(),
});
