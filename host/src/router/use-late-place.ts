import { useEffect } from 'react';
import { untilOwnWay } from '../page/until-own-way.ts';

const UNFINISHED = 'main [aria-busy=true], main .chakra-skeleton';

interface LeftPlace {
  /** Of the entry in the history. */
  readonly key: string;
  /** How far down the page was when it was left, in px. */
  readonly place: number;
}

/**
 * A page that is loaded again or come back to may be as short as its skeletons while the router looks for the former place,
 * and shorter again as they go; it is held at that place until it has come.
 */
export function useLatePlace({ key, place }: LeftPlace): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry may have been left at the same place.
  useEffect(
    function growToPlace() {
      if (place === 0 || typeof ResizeObserver === 'undefined') return;
      let last = { height: 0, top: place };
      const height = () => document.documentElement.scrollHeight;
      const growth = new ResizeObserver(() => {
        window.scrollTo(0, place);
        last = { height: height(), top: window.scrollY };
        if (Math.round(last.top) >= place && document.querySelector(UNFINISHED) === null) stop();
      });
      const stop = untilOwnWay(() => {
        growth.disconnect();
        window.removeEventListener('scroll', noticeOwnPlace);
      });
      /** Nobody hears a pull at the scrollbar. */
      function noticeOwnPlace() {
        if (height() === last.height && Math.abs(window.scrollY - last.top) > 1) stop();
      }
      window.addEventListener('scroll', noticeOwnPlace, { passive: true });
      growth.observe(document.body);
      return stop;
    },
    [key, place],
  );
}
