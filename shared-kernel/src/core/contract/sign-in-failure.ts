import { ERROR_CATALOGUE, type ErrorCode, isErrorCode } from './error-catalogue.ts';

/** Title and text of a toast. */
export interface FailureText {
  readonly title: string;
  readonly message: string;
}

/** What sign-in says when the server gave no usable reason (product §8.2). */
export const SIGN_IN_FAILURE: FailureText = {
  title: 'Ошибка входа',
  message: 'Не удалось войти в систему',
};

const titleWords: Readonly<Record<string, string>> = {
  auth: 'Авторизация',
  validation: 'Валидация',
  rate: 'Лимит',
  system: 'Система',
};

const ownTexts: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'VAL.001',
  'VAL.002',
  'VAL.004',
  'AUTH.004',
  'AUTH.012',
  'SYS.001',
  'SYS.002',
  'RATE.001',
]);

/**
 * Title and text of a failed sign-in (product §8.2). The listed codes have their own text, any other code shows the
 * server's message, and a failure without either shows {@link SIGN_IN_FAILURE}.
 */
export function signInFailure(failure: {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}): FailureText {
  return {
    title: failureTitle(failure.code) ?? SIGN_IN_FAILURE.title,
    message: ownText(failure.code) ?? (failure.message || SIGN_IN_FAILURE.message),
  };
}

/** The title by the code's category: '{code}: Валидация', 'Авторизация', 'Система' or 'Лимит' (product §8.2). */
export function failureTitle(code: string | undefined): string | undefined {
  if (!isErrorCode(code)) return undefined;
  const word = titleWords[ERROR_CATALOGUE[code].category];
  return word && `${code}: ${word}`;
}

function ownText(code: string | undefined): string | undefined {
  return isErrorCode(code) && ownTexts.has(code) ? ERROR_CATALOGUE[code].message : undefined;
}
