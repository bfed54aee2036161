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
});
