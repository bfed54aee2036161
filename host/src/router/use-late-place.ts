import { useEffect, useState } from 'react';

/** Where the router's own restoration keeps the places of pages, by their keys. */
export const PLACES_KEY = 'cabinet-places';

/** Longer nobody waits for the rest of a page. */
const WAIT_MS = 10_000;
/** Whoever does one of these has found a place of their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function placeOf(key: string): number {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}');
    return Number(Object(places)[key] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * A document that is loaded again is as short as its skeletons while the router looks for the former place; it is taken to
 * it as it grows.
 */
export function useLatePlace(key: string): void {
  // Of the document's first page only: the router knows the places of the others by heart.
  const [firstKey] = useState(key);
  useEffect(
    function growToPlace() {
      const place = placeOf(firstKey);
      // An address that was opened by hand and names a part of the page leads there.
      if (firstKey.startsWith('/') && window.location.hash !== '') return;
      if (place === 0 || typeof ResizeObserver === 'undefined') return;
      const growth = new ResizeObserver(() => {
        window.scrollTo(0, place);
        if (Math.round(window.scrollY) >= place) stop();
      });
      const timer = setTimeout(stop, WAIT_MS);
      function stop() {
        clearTimeout(timer);
        growth.disconnect();
        for (const way of OWN_WAYS) window.removeEventListener(way, stop);
      }
      for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
      growth.observe(document.body);
      return stop;
    },
    [firstKey],
  );
}
