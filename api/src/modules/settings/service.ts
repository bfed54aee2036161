import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import type { PaymentSettingsData } from './schemas.ts';

export function paymentSettings({ payment }: Config): Static<typeof PaymentSettingsData> {
  const { bankName, corrAccount, vatPercent: _, ...seller } = payment.seller;
  return {
    mntId: payment.mntId,
    testMode: payment.testMode,
    currency: 'RUB',
    min_amount: payment.minAmount,
    max_amount: payment.maxAmount,
    presets: payment.presets,
    methods: ['card', 'invoice'],
    widget_url: payment.widgetUrl ?? null,
    is_emulator: payment.emulator,
    seller: { ...seller, bank_name: bankName, corr_account: corrAccount },
  };
}
