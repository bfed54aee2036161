import { PAYER_KINDS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, NullableText, named } from '../fields.ts';

export const PayerSchema = named('Payer', {
  id: Type.String(),
  kind: choiceOf(PAYER_KINDS),
  name: Type.String(),
});

export const TierProgressSchema = named('TierProgress', {
  tier: Type.String(),
  multiplier: Type.String({ description: 'What a request of this tier costs, as a share of its price' }),
  next_tier: NullableText,
  spent: Type.String(),
  threshold: Type.String(),
  remaining: Type.String(),
  percent: Type.Number(),
});
