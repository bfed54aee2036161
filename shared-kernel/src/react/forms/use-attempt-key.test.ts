import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAttemptKey } from './use-attempt-key.ts';

describe('the key of an attempt', () => {
  it('stays for the same content, however the page is drawn again', () => {
    const { result, rerender } = renderHook(() => useAttemptKey());
    const key = result.current.keyOf({ name: 'Ромашка' });
    rerender();
    expect(result.current.keyOf({ name: 'Ромашка' })).toBe(key);
  });

  it('is another one for other content, and after a success', () => {
    const { result } = renderHook(() => useAttemptKey());
    const first = result.current.keyOf({ name: 'Ромашка' });
    const second = result.current.keyOf({ name: 'Роза' });
    result.current.forget();
    const third = result.current.keyOf({ name: 'Роза' });
    expect(new Set([first, second, third]).size).toBe(3);
  });
});
