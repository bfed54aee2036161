import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the height of an element in a CSS variable of the page, for what has to make room for it. */
export function usePublishedHeight(variable: `--${string}`): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);

  useEffect(
    function publishHeight() {
      const { style } = document.documentElement;
      if (element.current === null || typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(([entry]) => {
        style.setProperty(variable, `${entry?.target.clientHeight ?? 0}px`);
      });
      observer.observe(element.current);
      return () => {
        observer.disconnect();
        style.removeProperty(variable);
      };
    },
    [variable],
  );
  return element;
}
