import { configure } from '@testing-library/react';

/**
 * Of a wait, only the failure that ends it prints the page. Testing Library would print it each time that it looks and does not find,
 * and throw the print away.
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
        // By this name a wait knows whose stack to show.
        error.name = 'TestingLibraryElementError';
        const get = () => getElementError(message, container).message;
        return Object.defineProperty(error, 'message', { get, configurable: true });
      },
    };
  });
}
