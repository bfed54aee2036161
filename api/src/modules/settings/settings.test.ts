import { describe, expect, it } from '@jest/globals';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';

describe.each(anyDatabase)('settings on $name', (database) => {
  const api = useTestApi(database, {
    env: { MNT_ID: '12345678', PAYMENT_MAX: '1000', PAYMENT_PRESETS: '100, 500' },
  });

  it('give the payment form the configuration, and no secret', async () => {
    const answer = await (await api.signedIn()).get('/settings/payment');
    expect(answer.data).toMatchObject({
      mntId: '12345678',
      testMode: 1,
      currency: 'RUB',
      min_amount: '10',
      max_amount: '1000',
      presets: ['100', '500'],
      methods: ['card', 'invoice'],
      seller: { name: expect.any(String), inn: expect.stringMatching(/^\d{10}$/) },
    });
    expect(answer.raw.toString()).not.toContain(api.config.payment.integrityCode);
  });

  it('tell everybody signed in the tiers and what each gives', async () => {
    const { data } = await (await api.signedIn()).get('/settings/tiers');
    expect(data).toEqual({
      tiers: [
        { code: 'start', name: 'Старт', threshold: '0.00', multiplier: '1.0000' },
        { code: 'plus', name: 'Плюс', threshold: '10000.00', multiplier: '0.9700' },
        { code: 'pro', name: 'Про', threshold: '50000.00', multiplier: '0.9300' },
        { code: 'business', name: 'Бизнес', threshold: '250000.00', multiplier: '0.8800' },
      ],
    });
    expect(await api.visitor().get('/settings/tiers')).toMatchObject({ status: 401 });
  });
});
