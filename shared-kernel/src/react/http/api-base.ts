/** Where the API lives; an address with a leading slash is elsewhere. */
export const API_BASE_PATH = '/api/v1/';

/** A call without an answer counts as lost after this time. */
export const REQUEST_TIMEOUT_MS = 30_000;
