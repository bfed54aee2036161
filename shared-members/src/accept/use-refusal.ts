import { ApiError } from '@cabinet/kernel/http';
import { useState } from 'react';

const UNKNOWN_FAILURE = 'Что-то пошло не так. Попробуйте ещё раз.';

/** Whether the refusal means that the invitation, or who is signed in, is not what the page shows. */
const isStale = (error: unknown) => error instanceof ApiError && /^(RES|AUTH)\./.test(error.code ?? '');

/** Why accepting was refused, in words. */
export function useRefusal(onStale: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    forget: () => setRefusal(null),
    refuse(error: unknown) {
      setRefusal(error instanceof ApiError ? error.message : UNKNOWN_FAILURE);
      if (isStale(error)) onStale();
    },
  };
}
