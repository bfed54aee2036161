import { type RefObject, useEffect, useState } from 'react';

/** The sides of a scrolled part beyond which there is more of it. */
function cutSides({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string | undefined {
  const sides = [
    ...(scrollLeft > 1 ? ['start'] : []),
    ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : []),
  ];
  return sides.length === 0 ? undefined : sides.join(' ');
}

/**
 * The sides at which a row of columns goes on out of sight, as `data-cut` says them. What is pinned is always in sight, so
 * it is not the outer columns that tell.
 */
export function useCutEdges(head: RefObject<HTMLElement | null>): string | undefined {
  const [cut, setCut] = useState<string>();

  useEffect(
    function watchTheHead() {
      const part = head.current;
      if (part === null || typeof ResizeObserver === 'undefined') return;
      const look = () => setCut(cutSides(part));
      const observer = new ResizeObserver(look);
      for (const each of [part, ...part.children]) observer.observe(each);
      part.addEventListener('scroll', look, { passive: true });
      return () => {
        observer.disconnect();
        part.removeEventListener('scroll', look);
      };
    },
    [head],
  );

  return cut;
}
