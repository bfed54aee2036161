import { ERROR_CATALOGUE, failureTitle, SIGN_IN_FAILURE, signInFailure } from './index.ts';

describe('signInFailure', () => {
  it('shows the server message for any other code', () => {
    expect(signInFailure({ code: 'AUTH.007', message: 'Учётная запись отключена' })).toEqual({
      title: 'AUTH.007: Авторизация',
      message: 'Учётная запись отключена',
    });
    expect(signInFailure({ code: 'NEW.042', message: 'Новое правило' })).toEqual({
      title: 'Ошибка входа',
      message: 'Новое правило',
    });
  });

  it('says in words of its own that a second factor is missing', () => {
    expect(signInFailure({ code: 'AUTH.012', message: 'Second factor' })).toEqual({
      title: 'AUTH.012: Авторизация',
      message: 'Подтвердите вход вторым способом',
    });
  });

  it('falls back to the default text without code and message', () => {
    expect(signInFailure({})).toEqual({ title: 'Ошибка входа', message: 'Не удалось войти в систему' });
    expect(signInFailure({ message: '' })).toEqual(SIGN_IN_FAILURE);
    expect(signInFailure({ code: 'NEW.042' })).toEqual(SIGN_IN_FAILURE);
  });
});

describe('failureTitle', () => {
  it('begins with the code itself', () => {
    for (const code of Object.keys(ERROR_CATALOGUE)) {
      const title = failureTitle(code);
      if (title !== undefined) expect(title.startsWith(`${code}: `)).toBe(true);
    }
  });

  it('is absent for families to which product §8.2 gives no title', () => {
    expect(failureTitle('PAY.001')).toBeUndefined();
    expect(failureTitle('RES.001')).toBeUndefined();
    expect(failureTitle('toString')).toBeUndefined();
    expect(failureTitle(undefined)).toBeUndefined();
  });
});
