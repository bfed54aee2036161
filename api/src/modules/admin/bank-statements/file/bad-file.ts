import { type ApiError, badField } from '#lib/api-error.ts';

/** The file is no statement; the line is the first one that shows it. */
export function badFile(message: string, line?: number): ApiError {
  return badField('file', line === undefined ? message : `Строка ${line}: ${message}`);
}
