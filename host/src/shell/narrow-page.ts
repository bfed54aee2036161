import { MOBILE_BREAKPOINT_PX } from '@cabinet/kernel/core/contract';

const QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;

/** Tells when {@link isNarrowPage} changes. */
export function onNarrowPageChange(listener: () => void): () => void {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the sidebar is a bottom bar: below 768 px (product §2.4). */
export const isNarrowPage = () => window.matchMedia?.(QUERY).matches ?? false;
