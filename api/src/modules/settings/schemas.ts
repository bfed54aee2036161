import { PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import { choiceOf } from '#lib/fields.ts';
import { SellerSchema } from '../payment/schemas.ts';

export const TiersData = Type.Object({
  tiers: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      threshold: Type.String({ description: 'Topped up in all, from which on the tier is reached' }),
      multiplier: Type.String({ description: 'What a request costs, as a share of its price' }),
    }),
  ),
});

export const PaymentSettingsData = Type.Object({
  mntId: Type.String(),
  testMode: Type.Integer(),
  currency: Type.Literal('RUB'),
  min_amount: Type.String(),
  max_amount: Type.String(),
  presets: Type.Array(Type.String()),
  methods: Type.Array(choiceOf(PAYMENT_METHODS)),
  widget_url: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: "The script of the provider's widget; null: the payment form opens as a page",
  }),
  is_emulator: Type.Boolean({ description: 'The demonstration: no money is taken' }),
  seller: Type.Object({ ...SellerSchema.properties, address: Type.String() }),
});
