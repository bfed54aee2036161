import { isCalendarDay } from '@cabinet/kernel/core/calendar';
import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { badField } from '#lib/api-error.ts';
import { isWithinReach } from './query.ts';

/** The last row of a page: a time to the microsecond, as the database tells it, and the row's id. */
export interface Position {
  readonly at: string;
  readonly id: string;
}

const AT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at}~${id}`).toString('base64url');
}

export function decodeCursor(text: string): Position {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split('~');
  const isTime = AT.test(at) && isWithinReach(new Date(at)) && isCalendarDay(at.slice(0, 10));
  if (!isTime || !UUID_PATTERN.test(id)) throw badField('cursor', 'Страница списка указана неверно');
  return { at, id };
}
