import { ERROR_CATALOGUE, isErrorCode, NO_AUTH_COOKIES_MARK } from './index.ts';

describe('the error catalogue', () => {
  it('gives each code the HTTP status of product §11.1', () => {
    const statuses = Object.fromEntries(
      Object.entries(ERROR_CATALOGUE).map(([code, { httpStatus }]) => [code, httpStatus]),
    );
    expect(statuses).toEqual({
      'AUTH.001': 401,
      'AUTH.002': 401,
      'AUTH.003': 403,
      'AUTH.004': 401,
      'AUTH.005': 404,
      'AUTH.006': 400,
      'AUTH.007': 403,
      'AUTH.008': 403,
      'AUTH.009': 400,
      'VAL.001': 400,
      'VAL.002': 400,
      'VAL.003': 400,
      'VAL.004': 400,
      'RES.001': 404,
      'RES.002': 409,
      'RES.003': 409,
      'PAY.001': 400,
      'PAY.002': 402,
      'PAY.003': 409,
      'PAY.004': 402,
      'RATE.001': 429,
      'SYS.001': 500,
      'SYS.002': 503,
    });
  });

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
      if (code === 'AUTH.001') expect(message).toBe(NO_AUTH_COOKIES_MARK);
      else expect(message).toMatch(/^[А-ЯЁ]/);
    }
  });

  it('uses the texts of product §8.1–8.3', () => {
    expect(ERROR_CATALOGUE['AUTH.004'].message).toBe('Неверные учетные данные');
    expect(ERROR_CATALOGUE['AUTH.005'].message).toBe('Пользователь с таким email не найден');
    expect(ERROR_CATALOGUE['AUTH.006'].message).toBe('Неверный или истекший код восстановления');
    expect(ERROR_CATALOGUE['VAL.001'].message).toBe('Неверный формат email');
    expect(ERROR_CATALOGUE['VAL.002'].message).toBe('Неверный формат пароля');
    expect(ERROR_CATALOGUE['VAL.004'].message).toBe('Обязательное поле не заполнено');
    expect(ERROR_CATALOGUE['SYS.001'].message).toBe('Ошибка сервера. Попробуйте позже');
    expect(ERROR_CATALOGUE['SYS.002'].message).toBe('Ошибка сервера. Попробуйте позже');
    expect(ERROR_CATALOGUE['RATE.001'].message).toBe('Слишком много запросов. Подождите');
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
