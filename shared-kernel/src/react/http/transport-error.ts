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

/** The name of its error shows that a `fetch` was aborted. */
function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Words a call that got no answer: cancelled, too late, or no connection. */
export function toTransportError(error: unknown): ApiError {
  if (axios.isCancel(error) || isAborted(error)) return new ApiError(CANCELLED);
  const isLate = axios.isAxiosError(error) && error.code === 'ECONNABORTED';
  return new ApiError(isLate ? TIMED_OUT : OFFLINE);
}
