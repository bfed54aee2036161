import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from making an `Error` for each element, which it does in development for the stacks of its warnings and which took a
 * tenth of the tests' time. It stops by itself after ten thousand elements a second; here its count stands beyond that. A warning comes
 * as before and names the components, without the lines that made them.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
