import { configure } from '@testing-library/react';

/**
 * Lets only the failure that ends a wait print the page. Testing Library would print it each time that it looks and
 * does not find, and throw the print away.
 */
export function printPageLate(): void {
  configure(({ asyncWrapper, getElementError }) => {
    let waits = 0;
    return {
      async asyncWrapper(wait) {
        waits += 1;
        try {
          return await asyncWrapper(wait);
        } finally {
          waits -= 1;
        }
      },
      getElementError(message, container) {
        if (waits === 0) return getElementError(message, container);
        const error = new Error();
        // A wait knows by this name whose stack to show.
        error.name = 'TestingLibraryElementError';
        const get = () => getElementError(message, container).message;
        return Object.defineProperty(error, 'message', { get, configurable: true });
      },
    };
  });
}
