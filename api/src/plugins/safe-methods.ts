const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request by this method changes nothing (RFC 9110, 9.2.1). */
export const isSafe = (method: string): boolean => SAFE_METHODS.has(method);
