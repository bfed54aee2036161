import {
  ACKNOWLEDGEMENT,
  type AcknowledgementRecord,
  acknowledge,
  isAcknowledged,
} from './cookie-acknowledgement.ts';
import { COOKIE_NOTICE_HEIGHT, COOKIE_NOTICE_ID } from './cookie-notice-id.ts';

const HIDDEN = 'data-cookies-acknowledged';

/**
 * Runs as an inline script behind a notice that came drawn in the HTML, by its source alone: it may use nothing from
 * outside itself. A press is answered at once; React finds the record of it.
 */
export function watchCookieNotice(
  { id, height, hidden }: { readonly id: string; readonly height: string; readonly hidden: string },
  record: AcknowledgementRecord,
  keep: typeof acknowledge,
): void {
  const notice = document.getElementById(id);
  const page = document.documentElement;
  if (notice === null) return;
  new ResizeObserver(() => page.style.setProperty(height, `${notice.clientHeight}px`)).observe(notice);
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button') === null) return;
    keep(record);
    page.setAttribute(hidden, '');
  });
}

const record = JSON.stringify(ACKNOWLEDGEMENT);
const names = JSON.stringify({ id: COOKIE_NOTICE_ID, height: COOKIE_NOTICE_HEIGHT, hidden: HIDDEN });

/**
 * For the head of a drawn page: it hides the notice from those who have acknowledged it, and from browsers in which its
 * button could not work.
 */
export const COOKIE_NOTICE_HEAD = [
  `<style>[${HIDDEN}] #${COOKIE_NOTICE_ID}{display:none}</style>`,
  `<noscript><style>#${COOKIE_NOTICE_ID}{display:none}</style></noscript>`,
  `<script>if((${isAcknowledged})(${record}))document.documentElement.setAttribute('${HIDDEN}','')</script>`,
].join('');

/** Behind the drawn notice. */
export const COOKIE_NOTICE_SCRIPT = `(${watchCookieNotice})(${names},${record},${acknowledge})`;
