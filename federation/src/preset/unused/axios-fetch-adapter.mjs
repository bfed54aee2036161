/** Stands in for axios' fetch adapter: a browser always takes the XHR one. */
export const getFetch = undefined;
