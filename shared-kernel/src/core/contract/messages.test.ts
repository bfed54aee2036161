import * as contract from './index.ts';

describe('texts', () => {
  it('of the rate limit and of missing cookies are those of product §4.2 and §8.1', () => {
    expect(contract.TOO_MANY_REQUESTS_MESSAGE).toBe(
      'Too Many Requests - Слишком много запросов. Подождите немного и попробуйте снова.',
    );
    expect(contract.NO_AUTH_COOKIES_MARK).toBe('AUTH.001: No auth cookies');
  });

  it('of sign-in and password reset are those of product §8.2 and §8.3', () => {
    expect(contract.SIGN_IN_FAILURE).toEqual({
      title: 'Ошибка входа',
      message: 'Не удалось войти в систему',
    });
    expect(contract.RESET_CODE_SENT_MESSAGE).toBe('Код восстановления отправлен на ваш email');
    expect(contract.PASSWORD_CHANGED_MESSAGE).toBe('Пароль успешно изменен');
  });

  it('of form fields are those of product §5.1, §5.3 and §5.6', () => {
    expect(contract.EMAIL_REQUIRED_MESSAGE).toBe('Email обязателен');
    expect(contract.EMAIL_INVALID_MESSAGE).toBe('Некорректный email');
    expect(contract.PASSWORD_TOO_SHORT_MESSAGE).toBe('Пароль должен содержать минимум 8 символов');
    expect(contract.ROLE_NAME_REQUIRED_MESSAGE).toBe('Название роли обязательно для заполнения');
    expect(contract.ROLE_NAME_TOO_SHORT_MESSAGE).toBe('Название роли должно содержать минимум 2 символа');
    expect(contract.ROLE_DESCRIPTION_TOO_LONG_MESSAGE).toBe('Описание не должно превышать 500 символов');
  });
});
