import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { TableColumn } from '../columns/table-column.ts';
import { type ContentWidths, contentWidths, sumWidths, widerOf } from './content-widths.ts';

const UNKNOWN: ContentWidths = {};

/**
 * The room that the longest text of each column takes, and the longest sum among words. It grows as longer ones come and stays as they go, so that
 * columns do not move from page to page.
 */
export function useContentWidths<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly TableColumn<Row>[],
): { readonly content: ContentWidths; readonly sums: ContentWidths } {
  const [content, setContent] = useState(UNKNOWN);
  const [sums, setSums] = useState(UNKNOWN);

  function measure() {
    const element = table.current;
    if (element === null) return;
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

  return { content, sums };
}
