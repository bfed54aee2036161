/** Windows without room for columns. A sheet of paper is narrower, and has them all. */
export const NARROW_QUERY = 'screen and (max-width: 767.98px)';

/** Windows without room for a row of filters. On paper there are only those that are set. */
export const NARROW_FILTERS_QUERY = 'screen and (max-width: 1023.98px)';
