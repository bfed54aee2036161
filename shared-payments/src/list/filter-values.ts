import { UUID_PATTERN } from '@cabinet/kernel/core/contract';
import { parseRussianDate, SEARCH_MAX_LENGTH } from '@cabinet/kernel/ui/table';

const AMOUNT = /^\d{1,12}(\.\d{1,10})?$/;
const CONTROL = /\p{Cc}/u;
/** The API's calendar goes no further. */
const KNOWN_YEAR = /^(19|2\d)\d\d-/;

/** A calendar day as the address writes it. */
export const isDay = (value: string): boolean => KNOWN_YEAR.test(value) && parseRussianDate(value) === value;

/** A sum as the address writes it. */
export const isAmount = (value: string): boolean => AMOUNT.test(value);

/** An id of the API. */
export const isId = (value: string): boolean => UUID_PATTERN.test(value);

/** A text that may be looked for. */
export const isSearchText = (value: string): boolean =>
  value.length <= SEARCH_MAX_LENGTH && !CONTROL.test(value);

/** One of the values that a control offers. */
export const isOneOf =
  (options: readonly { readonly value: string }[]) =>
  (value: string): boolean =>
    options.some((option) => option.value === value);

const isReversed = (
  from: string | undefined,
  to: string | undefined,
  isMore: (one: string, other: string) => boolean,
) => from !== undefined && to !== undefined && isMore(from, to);

/** The ends of a period that ends before it begins. */
export const reversedPeriod = ({ from, to }: { readonly from?: string; readonly to?: string }) =>
  isReversed(from, to, (one, other) => one > other) ? (['from', 'to'] as const) : [];

/** The ends of a range of sums that are the wrong way round. */
export const reversedAmounts = (filters: { readonly amount_from?: string; readonly amount_to?: string }) =>
  isReversed(filters.amount_from, filters.amount_to, (one, other) => Number(one) > Number(other))
    ? (['amount_from', 'amount_to'] as const)
    : [];
