import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { PaymentSettingsData } from './schemas.ts';
import { paymentSettings } from './service.ts';

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
};
