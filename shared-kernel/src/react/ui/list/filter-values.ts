import { SEARCH_MAX_LENGTH } from '../filters/filter-search.tsx';
import { parseRussianDate } from '../filters/russian-date.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CONTROL = /\p{Cc}/u;
/** The API's calendar goes no further. */
const KNOWN_YEAR = /^(19|2\d)\d\d-/;

/** A calendar day as the address writes it. */
export const isDay = (value: string): boolean => KNOWN_YEAR.test(value) && parseRussianDate(value) === value;

/** An id of the API. */
export const isId = (value: string): boolean => ID.test(value);

/** A text that may be looked for. */
export const isSearchText = (value: string): boolean =>
  value.length <= SEARCH_MAX_LENGTH && !CONTROL.test(value);

/** One of the values that a control offers. */
export const isOneOf =
  (options: readonly { readonly value: string }[]) =>
  (value: string): boolean =>
    options.some((option) => option.value === value);
