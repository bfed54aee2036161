import { PAYER_KINDS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField, UuidField } from '#lib/fields.ts';
import { NamedUser, Reason } from './schemas.ts';

const TIER_OF_PAYER = {
  tier: Type.String(),
  tier_is_manual: Type.Boolean(),
  tier_reason: NullableText,
  tier_set_by: NamedUser,
  tier_set_at: nullable(TimeField),
};

export const PayersQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  id: Type.Optional(UuidField),
});

export const PayersSchema = Type.Array(
  named('RateCorrectionPayer', {
    id: Type.String(),
    kind: choiceOf(PAYER_KINDS),
    name: Type.String(),
    hint: Type.String({ description: 'What tells it from others of that name: an e-mail or an ИНН' }),
    is_own: Type.Boolean({
      description: "The caller's own: somebody else sets its tier and makes corrections for it",
    }),
    ...TIER_OF_PAYER,
  }),
);

export const PayerParams = Type.Object({ payerId: UuidField });
export const TierBody = Type.Object({
  tier: nullable(
    Type.String({ maxLength: 40, 'x-error': { code: 'VAL.003', message: 'Такого уровня нет' } }),
  ),
  reason: Reason,
});
export const TierSchema = named('PayerTier', { payer_id: Type.String(), ...TIER_OF_PAYER });
