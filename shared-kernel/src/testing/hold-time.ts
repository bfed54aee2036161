import { jest } from '@jest/globals';

/** Time stands still until the test moves it; the network does not. */
export function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
}
