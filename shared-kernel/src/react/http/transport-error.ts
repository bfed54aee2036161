import axios from 'axios';
import { ApiError } from './api-error.ts';

const CANCELLED = { status: 0, category: 'cancelled', message: 'Запрос отменён.' };
const TIMED_OUT = {
  status: 0,
  category: 'timeout',
  message: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
};
const OFFLINE = {
  status: 0,
  category: 'network',
  message: 'Нет связи с сервером. Проверьте подключение к интернету.',
};

/** By the name of its error a `fetch` is known to be aborted. */
function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Says in words that a call got no answer: it was cancelled, too late, or without a connection. */
export function toTransportError(error: unknown): ApiError {
  if (axios.isCancel(error) || isAborted(error)) return new ApiError(CANCELLED);
  const isLate = axios.isAxiosError(error) && error.code === 'ECONNABORTED';
  return new ApiError(isLate ? TIMED_OUT : OFFLINE);
}
