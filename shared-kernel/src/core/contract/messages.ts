import { plural } from '../text/plural.ts';
import { MIN_PASSWORD_LENGTH, ROLE_DESCRIPTION_MAX_LENGTH, ROLE_NAME_MIN_LENGTH } from './limits.ts';

const atLeast = (count: number) => `минимум ${count} ${plural(count, 'символ', 'символа', 'символов')}`;

/** Shown when HTTP 429 arrives (product §8.1). */
export const TOO_MANY_REQUESTS_MESSAGE =
  'Too Many Requests - Слишком много запросов. Подождите немного и попробуйте снова.';
/** The text in an error by which an answer to a visitor without cookies is known (product §4.2). */
export const NO_AUTH_COOKIES_MARK = 'AUTH.001: No auth cookies';

/** A password-reset code was sent (product §8.3). */
export const RESET_CODE_SENT_MESSAGE = 'Код восстановления отправлен на ваш email';
/** A password was changed by a reset code (product §8.3). */
export const PASSWORD_CHANGED_MESSAGE = 'Пароль успешно изменен';

/** A new password came without the current one. */
export const CURRENT_PASSWORD_REQUIRED_MESSAGE = 'Введите текущий пароль';
/** The e-mail field is empty (product §5.3). */
export const EMAIL_REQUIRED_MESSAGE = 'Email обязателен';
/** The e-mail field does not match the pattern (product §5.3). */
export const EMAIL_INVALID_MESSAGE = 'Некорректный email';
/** The password is too short (product §5.1). */
export const PASSWORD_TOO_SHORT_MESSAGE = `Пароль должен содержать ${atLeast(MIN_PASSWORD_LENGTH)}`;
/** The role's name is empty (product §5.6). */
export const ROLE_NAME_REQUIRED_MESSAGE = 'Название роли обязательно для заполнения';
/** The role's name is too short after trimming (product §5.6). */
export const ROLE_NAME_TOO_SHORT_MESSAGE = `Название роли должно содержать ${atLeast(ROLE_NAME_MIN_LENGTH)}`;
/** The role's description is too long (product §5.6). */
export const ROLE_DESCRIPTION_TOO_LONG_MESSAGE = `Описание не должно превышать ${ROLE_DESCRIPTION_MAX_LENGTH} символов`;
