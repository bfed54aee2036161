import { PAYMENT_METHODS } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { listTiers } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { PaymentSettingsData, TiersData } from './schemas.ts';

export function paymentSettings({ payment }: Config): Static<typeof PaymentSettingsData> {
  const { bankName, corrAccount, vatPercent: _, ...seller } = payment.seller;
  return {
    mntId: payment.mntId,
    testMode: payment.testMode,
    currency: 'RUB',
    min_amount: payment.minAmount,
    max_amount: payment.maxAmount,
    presets: payment.presets,
    methods: [...PAYMENT_METHODS],
    widget_url: payment.widgetUrl ?? null,
    is_emulator: payment.emulator,
    seller: { ...seller, bank_name: bankName, corr_account: corrAccount },
  };
}

export async function readTiers(db: Database): Promise<Static<typeof TiersData>> {
  const tiers = await listTiers(db);
  return {
    tiers: tiers.map(({ threshold, ...tier }) => ({ ...tier, threshold: wire(threshold) })),
  };
}
