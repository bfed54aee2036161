import { Type } from 'typebox';

export const PaymentSettingsData = Type.Object({
  mntId: Type.String(),
  testMode: Type.Integer(),
  currency: Type.Literal('RUB'),
  min_amount: Type.String(),
  max_amount: Type.String(),
  presets: Type.Array(Type.String()),
  methods: Type.Array(Type.Union([Type.Literal('card'), Type.Literal('invoice')])),
  widget_url: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: "The script of the provider's widget; null: the payment form opens as a page",
  }),
  is_emulator: Type.Boolean({ description: 'The demonstration: no money is taken' }),
  seller: Type.Object({
    name: Type.String(),
    inn: Type.String(),
    kpp: Type.String(),
    address: Type.String(),
    bank_name: Type.String(),
    bik: Type.String(),
    account: Type.String(),
    corr_account: Type.String(),
  }),
});
