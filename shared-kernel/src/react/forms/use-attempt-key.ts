import { useRef } from 'react';
import { createIdempotencyKey } from '../http/idempotency-key.ts';

/** See {@link useAttemptKey}. */
export interface AttemptKey {
  keyOf(content: object): string;
  forget(): void;
}

/**
 * The key of an attempt. The same content keeps the key, so that a repeat after a lost answer opens nothing twice.
 * Other content, or `forget` after a success, starts a new one.
 */
export function useAttemptKey(): AttemptKey {
  const attempt = useRef({ content: '', key: '' });
  return {
    keyOf(content: object): string {
      const text = JSON.stringify(content);
      if (attempt.current.content !== text) attempt.current = { content: text, key: createIdempotencyKey() };
      return attempt.current.key;
    },
    forget() {
      attempt.current = { content: '', key: '' };
    },
  };
}
