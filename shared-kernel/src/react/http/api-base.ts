/** Where the API lives. */
export const API_BASE_PATH = '/api/v1/';

/** Of the promo administration (product §7); its addresses begin with `nona/`. */
const NONA = /^nona\//;

/** The path of an address. */
export const pathOfAddress = (address: string): string =>
  `${NONA.test(address) ? '/api/' : API_BASE_PATH}${address}`;

/** A call without an answer counts as lost after this time. */
export const REQUEST_TIMEOUT_MS = 30_000;
