import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Correction, chooseCorrection, priceTokens } from './index.ts';

const MODEL = { id: 'gpt-x', developer: 'Ромашка', type: 'text', tags: ['fast', 'new'] };
const BUYER = { payerId: 'p1', tier: 'plus' };

function correction(number: number, changes: Partial<Correction> = {}): Correction {
  return {
    id: `c${number}`,
    number,
    scope_type: 'all',
    scope_value: null,
    target_payer_id: null,
    target_tier: null,
    multiplier: '0.9000',
    ...changes,
  };
}

describe('the price of tokens', () => {
  it('is the price of a million, times correction, times tier', () => {
    const { base, amount } = priceTokens(
      { inputTokens: 1_500_000, outputTokens: 250_000 },
      { inputPrice: '100.0000000000', outputPrice: '400' },
      { correction: '0.9500', tier: '0.9300' },
    );
    expect(base.amount).toBe('250');
    expect(amount.amount).toBe('220.875');
  });

  it('is rounded half up to ten decimals, once', () => {
    const one = { inputTokens: 1, outputTokens: 0 };
    const prices = { inputPrice: '0.0001', outputPrice: '0' };
    expect(priceTokens(one, prices, { correction: '1', tier: '0.4999' }).amount.amount).toBe('0');
    expect(priceTokens(one, prices, { correction: '1', tier: '0.5' }).amount.amount).toBe('0.0000000001');
  });

  it('agrees with whole-number arithmetic', () => {
    const tokens = fc.integer({ min: 0, max: 10_000_000 });
    const price = fc.integer({ min: 0, max: 99_999_999 });
    const multiplier = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(tokens, tokens, price, price, multiplier, multiplier, (input, output, one, other, c, t) => {
        const { amount } = priceTokens(
          { inputTokens: input, outputTokens: output },
          { inputPrice: decimal(one), outputPrice: decimal(other) },
          { correction: decimal(c), tier: decimal(t) },
        );
        // Prices and multipliers have four decimals, a division by a million adds six, and ten are kept.
        const scaled = (BigInt(input) * BigInt(one) + BigInt(output) * BigInt(other)) * BigInt(c) * BigInt(t);
        fc.pre(scaled < 10n ** 20n);
        const expected = (scaled + 5n * 10n ** 7n) / 10n ** 8n;
        expect(BigInt(amount.amount.split('.')[0] ?? 0) * 10n ** 10n + fraction(amount.amount)).toBe(
          expected,
        );
      }),
    );
  });
});

describe('the correction that counts', () => {
  it('is none where none fits', () => {
    const others = [
      correction(1, { target_payer_id: 'p2' }),
      correction(2, { target_tier: 'pro' }),
      correction(3, { scope_type: 'vendor', scope_value: 'Василёк' }),
      correction(4, { scope_type: 'tag', scope_value: 'slow' }),
      correction(5, { scope_type: 'model', scope_value: 'gpt-y' }),
      correction(6, { scope_type: 'type', scope_value: 'image' }),
    ];
    expect(chooseCorrection(others, BUYER, MODEL)).toBeUndefined();
  });

  it('is the payer’s before the tier’s before everybody’s, whatever their scope', () => {
    const narrow = { scope_type: 'model', scope_value: 'gpt-x' } as const;
    const all = [
      correction(3, narrow),
      correction(2, { target_tier: 'plus', ...narrow }),
      correction(1, { target_payer_id: 'p1' }),
    ];
    expect(chooseCorrection(all, BUYER, MODEL)?.number).toBe(1);
    expect(chooseCorrection(all.slice(0, 2), BUYER, MODEL)?.number).toBe(2);
  });

  it('is the narrower one within a level, then the newer one', () => {
    const scopes: Correction[] = [
      correction(9),
      correction(8, { scope_type: 'vendor', scope_value: 'Ромашка' }),
      correction(7, { scope_type: 'tag', scope_value: 'new' }),
      correction(6, { scope_type: 'type', scope_value: 'text' }),
      correction(5, { scope_type: 'model', scope_value: 'gpt-x' }),
    ];
    for (let left = scopes.length; left > 0; left -= 1) {
      const chosen = chooseCorrection(scopes.slice(0, left), BUYER, MODEL);
      expect(chosen?.number).toBe(scopes[left - 1]?.number);
    }
    expect(chooseCorrection([correction(1), correction(2)], BUYER, MODEL)?.number).toBe(2);
  });
});

function decimal(tenThousandths: number): string {
  return `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
}

function fraction(amount: string): bigint {
  return BigInt((amount.split('.')[1] ?? '').padEnd(10, '0'));
}
