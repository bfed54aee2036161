/** Where the API lives. */
export const API_BASE_PATH = '/api/v1/';

/** Where the promo administration lives (product §7). Its addresses begin with `nona/`. */
const NONA = /^nona\//;

/** The path of an address. */
export const pathOfAddress = (address: string): string =>
  `${NONA.test(address) ? '/api/' : API_BASE_PATH}${address}`;

/** After this time a call without an answer counts as lost. */
export const REQUEST_TIMEOUT_MS = 30_000;
