import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type MeasuredLine, namesBeyond, wholeWidth } from './names-beyond.ts';

/** What is set stays in sight, the focus is not taken from where it is, and what is open keeps its button. */
const KEPT = ':has([data-set]), :focus-within, :has([aria-expanded=true])';

function measureLine(line: HTMLElement): Omit<MeasuredLine, 'room'> {
  const widthOf = (part: string) => line.querySelector<HTMLElement>(`[data-part=${part}]`)?.offsetWidth ?? 0;
  return {
    gap: Number.parseFloat(getComputedStyle(line).columnGap) || 0,
    more: widthOf('more'),
    rest: widthOf('rest'),
    chips: [...line.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => ({
      name: chip.dataset.chip ?? '',
      width: chip.offsetWidth,
      isKept: chip.matches(KEPT),
    })),
  };
}

/**
 * The names of the chips for which a line has no room. Every chip is drawn, so that its width is known: one without room is
 * out of sight and takes none.
 */
export function useFitting(line: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [beyond, setBeyond] = useState('');

  function measure() {
    if (line.current === null) return;
    const measured = measureLine(line.current);
    // The room is asked for by the whole line, whatever is out of sight.
    line.current.style.flexBasis = `${wholeWidth(measured)}px`;
    setBeyond(namesBeyond({ ...measured, room: line.current.clientWidth }).join(' '));
  }

  // After every drawing, because a chosen value makes a chip longer.
  useLayoutEffect(measure);

  useEffect(function followTheWindow() {
    if (line.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const each of [line.current, ...line.current.children]) observer.observe(each);
    return () => observer.disconnect();
  });

  return new Set(beyond.split(' '));
}
