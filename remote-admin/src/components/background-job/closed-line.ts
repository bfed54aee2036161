import { keepInTab, readFromTab } from '@cabinet/kernel/state';
import { useState } from 'react';

/** The job of a kind whose line this tab has closed, also after a reload. */
export function useClosedLine(kind: string) {
  const key = `cabinet.closed-job.${kind}`;
  const [closed, setClosed] = useState(() => readFromTab(key));
  function close(id: string) {
    keepInTab(key, id);
    setClosed(id);
  }
  return { closed, close };
}
