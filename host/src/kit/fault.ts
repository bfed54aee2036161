import { ApiError } from '@cabinet/kernel/http';

/** What the parts show where a call has failed. */
export const FAULT = new ApiError({
  status: 503,
  code: 'SYS.002',
  category: 'system',
  message: 'Ошибка сервера. Попробуйте позже',
  traceId: '01JD8Z6Q3T',
});
