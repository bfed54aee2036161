import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeList } from './place-list.ts';

/** Keeps a list at its input while it is shown, over everything else, so that nothing around it clips or covers it. */
export function usePlacedList(input: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(function showOnTop() {
    const shown = list.current;
    // Browsers before 2024 have no top layer for it. There it lies over the page as a fixed box.
    shown?.showPopover?.();
    return () => shown?.hidePopover?.();
  }, []);

  // Its height changes with the number of options.
  useLayoutEffect(function place() {
    if (list.current !== null && input.current !== null) placeList(list.current, input.current);
  });

  useLayoutEffect(
    function followInput() {
      function follow({ target }: Event): void {
        if (list.current === null || input.current === null || target === list.current) return;
        placeList(list.current, input.current);
      }
      const view = window.visualViewport;
      window.addEventListener('scroll', follow, { capture: true, passive: true });
      window.addEventListener('resize', follow);
      view?.addEventListener('resize', follow);
      view?.addEventListener('scroll', follow);
      return () => {
        window.removeEventListener('scroll', follow, { capture: true });
        window.removeEventListener('resize', follow);
        view?.removeEventListener('resize', follow);
        view?.removeEventListener('scroll', follow);
      };
    },
    [input],
  );
  return list;
}
