import { onLoadReports, takeLoadReports } from './report-loads.ts';

const ADDRESS = '/api/v1/remote-loads';
const PAUSE_MS = 10_000;
const AT_ONCE = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const loads = takeLoadReports(AT_ONCE);
  if (loads.length === 0) return;
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loads }),
    // It survives the end of the page.
    keepalive: true,
  }).catch(() => undefined);
}

/** Sends reports of loads, several together: a while after the first of them, or when the page is left. */
export function sendLoadReports(): void {
  onLoadReports(() => {
    timer ??= setTimeout(send, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
