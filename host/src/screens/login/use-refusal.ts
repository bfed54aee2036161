import type { FailureText } from '@cabinet/kernel/core/contract';
import { notify } from '@cabinet/kernel/notify';
import { useState } from 'react';

/** Why the last attempt of a form was refused: a toast says it, and the form itself for as long as it is true. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);

  function tell({ title, message }: FailureText) {
    setRefusal(message);
    notify.error(message, { title });
  }
  return { refusal, setRefusal, tell };
}
