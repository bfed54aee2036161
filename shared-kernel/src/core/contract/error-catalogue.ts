import { NO_AUTH_COOKIES_MARK } from './messages.ts';

/** The families of error codes; the `category` of an error's details (product §11.1). */
export type ErrorCategory = 'auth' | 'validation' | 'resource' | 'payment' | 'rate' | 'system';

/** What one error code means on the wire and to a person. */
export interface ErrorDefinition {
  readonly httpStatus: number;
  readonly category: ErrorCategory;
  readonly message: string;
}

/**
 * The one error catalogue: HTTP status, category and the Russian message of each code.
 * Statuses follow product §11.1; texts follow §8.1–8.3 where these give them.
 */
export const ERROR_CATALOGUE = {
  'AUTH.001': { httpStatus: 401, category: 'auth', message: NO_AUTH_COOKIES_MARK },
  'AUTH.002': { httpStatus: 401, category: 'auth', message: 'Сессия завершена. Войдите снова' },
  'AUTH.003': { httpStatus: 403, category: 'auth', message: 'Недостаточно прав' },
  'AUTH.004': { httpStatus: 401, category: 'auth', message: 'Неверные учетные данные' },
  'AUTH.005': { httpStatus: 404, category: 'auth', message: 'Пользователь с таким email не найден' },
  'AUTH.006': { httpStatus: 400, category: 'auth', message: 'Неверный или истекший код восстановления' },
  'AUTH.007': { httpStatus: 403, category: 'auth', message: 'Учётная запись отключена' },
  'AUTH.008': { httpStatus: 403, category: 'auth', message: 'Запрос пришёл с чужого сайта' },
  'AUTH.009': { httpStatus: 400, category: 'auth', message: 'Не удалось определить устройство' },
  'AUTH.010': { httpStatus: 403, category: 'auth', message: 'Подтвердите, что это вы' },
  'AUTH.012': { httpStatus: 403, category: 'auth', message: 'Подтвердите вход вторым способом' },
  'AUTH.013': { httpStatus: 403, category: 'auth', message: 'Сначала добавьте второй способ входа' },
  'VAL.001': { httpStatus: 400, category: 'validation', message: 'Неверный формат email' },
  'VAL.002': { httpStatus: 400, category: 'validation', message: 'Неверный формат пароля' },
  'VAL.003': { httpStatus: 400, category: 'validation', message: 'Поле заполнено неверно' },
  'VAL.004': { httpStatus: 400, category: 'validation', message: 'Обязательное поле не заполнено' },
  'RES.001': { httpStatus: 404, category: 'resource', message: 'Не найдено' },
  'RES.002': { httpStatus: 409, category: 'resource', message: 'Такая запись уже есть' },
  'RES.003': { httpStatus: 409, category: 'resource', message: 'Действие недоступно в текущем состоянии' },
  'PAY.001': { httpStatus: 400, category: 'payment', message: 'Сумма вне допустимых пределов' },
  'PAY.002': { httpStatus: 402, category: 'payment', message: 'Недостаточно средств на счёте' },
  'PAY.003': {
    httpStatus: 409,
    category: 'payment',
    message: 'Уведомление об оплате не совпадает с заявкой',
  },
  'PAY.004': { httpStatus: 402, category: 'payment', message: 'Превышен месячный лимит участника' },
  'RATE.001': { httpStatus: 429, category: 'rate', message: 'Слишком много запросов. Подождите' },
  'SYS.001': { httpStatus: 500, category: 'system', message: 'Ошибка сервера. Попробуйте позже' },
  'SYS.002': { httpStatus: 503, category: 'system', message: 'Ошибка сервера. Попробуйте позже' },
} as const satisfies Readonly<Record<string, ErrorDefinition>>;

/** Every error code that the API may give (product §11.1). */
export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** Whether a value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CATALOGUE, value);
}
