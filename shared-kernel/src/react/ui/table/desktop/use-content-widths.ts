import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import type { MeasuredTable } from './column-tracks.ts';
import { type ContentWidths, contentWidths, roomOf, sumWidths, widerOf } from './content-widths.ts';

const UNKNOWN: ContentWidths = {};

/**
 * The room of the table, what the longest text of each column takes of it, and the longest sum among words. The latter two
 * grow as longer ones come and stay as they go, so that columns do not move from page to page.
 */
export function useContentWidths<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly TableColumn<Row>[],
): MeasuredTable {
  const [content, setContent] = useState(UNKNOWN);
  const [sums, setSums] = useState(UNKNOWN);
  const [room, setRoom] = useState<number>();

  function measure() {
    const element = table.current;
    if (element === null) return;
    setRoom(roomOf(element));
    setContent((now) => widerOf(now, contentWidths(element, columns)));
    setSums((now) => widerOf(now, sumWidths(element, columns)));
  }

  // After every drawing, because what is drawn is what is measured: a cell of each column.
  useLayoutEffect(measure);

  useEffect(function measureInTheRealTypeface() {
    // Until it is there, another one stands in for it.
    const fonts: Partial<EventTarget> = document.fonts ?? {};
    fonts.addEventListener?.('loadingdone', measure);
    return () => fonts.removeEventListener?.('loadingdone', measure);
  });

  useEffect(
    function followTheWindow() {
      if (table.current === null || typeof ResizeObserver === 'undefined') return;
      const observer = new ResizeObserver(() => table.current && setRoom(roomOf(table.current)));
      observer.observe(table.current);
      return () => observer.disconnect();
    },
    [table],
  );

  return { content, sums, room };
}
