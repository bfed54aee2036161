import { type RefObject, useEffect, useState } from 'react';

const WHOLE = 0.98;

/**
 * The sides at which a row of columns goes on out of sight, as `data-cut` says them. The browser tells it, so nothing
 * is measured.
 */
export function useCutEdges(head: RefObject<HTMLElement | null>, columns: string): string | undefined {
  const [cut, setCut] = useState<readonly string[]>([]);

  useEffect(
    function watchOuterColumns() {
      const row = head.current?.querySelector('tr');
      const [first, last] = [row?.firstElementChild, row?.lastElementChild];
      if (columns === '' || !first || !last || typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => {
          setCut((now) =>
            entries.reduce<readonly string[]>((sides, { target, intersectionRatio }) => {
              const side = target === first ? 'start' : 'end';
              const others = sides.filter((each) => each !== side);
              return intersectionRatio < WHOLE ? [...others, side] : others;
            }, now),
          );
        },
        { root: head.current, threshold: WHOLE },
      );
      observer.observe(first);
      observer.observe(last);
      return () => observer.disconnect();
    },
    [head, columns],
  );

  return cut.length === 0 ? undefined : cut.join(' ');
}
