import { badField, requiredText } from '#lib/api-error.ts';
import { readPhone } from '#lib/read-phone.ts';
import type { PersonFacts } from './person-repository.ts';

/** Reads the typed facts of a person in the form that is stored. */
export function readFacts(body: {
  readonly email: string;
  readonly display_name: string;
  readonly phone?: string | null | undefined;
}): PersonFacts {
  const displayName = requiredText('display_name', body.display_name);
  return { email: body.email.toLowerCase(), displayName, phone: readPhone(body.phone ?? null) };
}

export const emailTaken = () => badField('email', 'Эта почта уже занята', 'RES.002');
