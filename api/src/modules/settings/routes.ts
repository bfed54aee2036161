import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { PaymentSettingsData, TiersData } from './schemas.ts';
import { paymentSettings, readTiers } from './service.ts';

export const settings: ApiModule = async (app) => {
  const data = paymentSettings(app.context.config);

  app.get(
    '/settings/payment',
    {
      config: { access: 'session' },
      schema: {
        summary: 'What the payment form needs to know',
        response: responses(PaymentSettingsData),
      },
    },
    async () => success(data),
  );

  app.get(
    '/settings/tiers',
    {
      config: { access: 'session' },
      schema: {
        summary: 'The tiers from the lowest up, and what each gives',
        response: responses(TiersData),
      },
    },
    async () => success(await readTiers(app.context.connection.db)),
  );
};
