import { ERROR_CATALOGUE, isErrorCode } from './index.ts';

describe('the error catalogue', () => {
  it('derives the category from the prefix of the code', () => {
    const byPrefix: Record<string, string> = {
      AUTH: 'auth',
      VAL: 'validation',
      RES: 'resource',
      PAY: 'payment',
      RATE: 'rate',
      SYS: 'system',
    };
    for (const [code, { category }] of Object.entries(ERROR_CATALOGUE)) {
      expect([code, category]).toEqual([code, byPrefix[code.split('.')[0] ?? '']]);
    }
  });

  it('speaks Russian, except to the program that looks for the mark of AUTH.001', () => {
    for (const [code, { message }] of Object.entries(ERROR_CATALOGUE)) {
      if (code !== 'AUTH.001') expect(message).toMatch(/^[А-ЯЁ]/);
    }
  });
});

describe('isErrorCode', () => {
  it('knows the codes of the catalogue', () => {
    for (const code of Object.keys(ERROR_CATALOGUE)) expect(isErrorCode(code)).toBe(true);
  });

  it.each(['', 'AUTH', 'AUTH.999', 'auth.001', 'toString', '__proto__', 401, null, undefined, ['AUTH.001']])(
    'does not know %j',
    (value) => {
      expect(isErrorCode(value)).toBe(false);
    },
  );
});
