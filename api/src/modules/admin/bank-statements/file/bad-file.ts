import { ApiError } from '#lib/api-error.ts';

/** The file is no statement; the line is the first one that shows it. */
export function badFile(message: string, line?: number): ApiError {
  const text = line === undefined ? message : `Строка ${line}: ${message}`;
  return new ApiError('VAL.003', { message: text, fields: { file: text } });
}
