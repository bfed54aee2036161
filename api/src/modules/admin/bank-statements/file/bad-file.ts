import { ApiError } from '#lib/api-error.ts';

/** A file that is no statement, with the line where that shows. */
export function badFile(message: string, line?: number): ApiError {
  const text = line === undefined ? message : `Строка ${line}: ${message}`;
  return new ApiError('VAL.003', { message: text, fields: { file: text } });
}
