import { useState } from 'react';

const keyOf = (kind: string) => `cabinet.closed-job.${kind}`;
/** Without storage a line stays closed until the page is left. */
const unstored = new Map<string, string>();

function readClosed(kind: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(kind)) ?? unstored.get(kind) ?? null;
  } catch {
    return unstored.get(kind) ?? null;
  }
}

function storeClosed(kind: string, id: string): void {
  try {
    sessionStorage.setItem(keyOf(kind), id);
  } catch {
    unstored.set(kind, id);
  }
}

/** The job of a kind whose line this tab has closed, also after a reload. */
export function useClosedLine(kind: string) {
  const [closed, setClosed] = useState(() => readClosed(kind));
  function close(id: string) {
    storeClosed(kind, id);
    setClosed(id);
  }
  return { closed, close };
}
