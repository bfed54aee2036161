import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the table is wider than its place; only then the place scrolls, so that the head can stick to the page. */
export function useIsWider(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly isWider: boolean;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);

  useLayoutEffect(function watchWidth() {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => setWider(table.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    measure();
    return () => observer.disconnect();
  });

  return { frame, isWider };
}
