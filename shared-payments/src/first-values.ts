/** Days that the chart of spending shows unless others are chosen. */
export const USUAL_PERIOD = 30;

/** Rows by which a list of transactions grows. */
export const TRANSACTIONS_AT_ONCE = 25;

/** The order of a list of payment requests unless another is chosen. */
export const REQUESTS_ORDER = '-created_at';
