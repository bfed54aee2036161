import { ApiError } from '#lib/api-error.ts';
import { readPhone } from '#lib/read-phone.ts';
import type { PersonFacts } from './person-repository.ts';

/** Reads the typed facts of a person in the form that is stored. */
export function readFacts(body: {
  readonly email: string;
  readonly display_name: string;
  readonly phone?: string | null | undefined;
}): PersonFacts {
  const displayName = body.display_name.trim();
  if (displayName === '')
    throw new ApiError('VAL.004', { fields: { display_name: 'Обязательное поле не заполнено' } });
  return { email: body.email.toLowerCase(), displayName, phone: readPhone(body.phone ?? null) };
}

export function emailTaken(): ApiError {
  const message = 'Этот e-mail уже занят';
  return new ApiError('RES.002', { message, fields: { email: message } });
}
