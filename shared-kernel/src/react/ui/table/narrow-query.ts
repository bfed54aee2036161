/** Windows without room for columns. */
export const NARROW_QUERY = '(max-width: 767.98px)';

/** Windows without room for a row of filters. */
export const NARROW_FILTERS_QUERY = '(max-width: 1023.98px)';
