/** Windows where a table beside the sidebar has no room for its columns. */
export const NARROW_QUERY = '(max-width: 1023.98px)';

/** Windows where a row of filters has none. */
export const NARROW_FILTERS_QUERY = '(max-width: 1279.98px)';
