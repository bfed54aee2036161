import { SEARCH_MAX_LENGTH } from '../ui/table/filter-search.tsx';
import { parseRussianDate } from '../ui/table/russian-date.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,10})?$/;
const CONTROL = /\p{Cc}/u;
/** The API's calendar goes no further. */
const KNOWN_YEAR = /^(19|2\d)\d\d-/;

/** A calendar day as the address writes it. */
export const isDay = (value: string): boolean => KNOWN_YEAR.test(value) && parseRussianDate(value) === value;

/** A sum as the address writes it. */
export const isAmount = (value: string): boolean => AMOUNT.test(value);

/** A text that may be looked for. */
export const isSearchText = (value: string): boolean =>
  value.length <= SEARCH_MAX_LENGTH && !CONTROL.test(value);

/** One of the values that a control offers. */
export const isOneOf =
  (options: readonly { readonly value: string }[]) =>
  (value: string): boolean =>
    options.some((option) => option.value === value);
