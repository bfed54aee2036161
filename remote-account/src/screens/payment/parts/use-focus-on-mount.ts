import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the head of a step that has just appeared. */
export function useFocusOnMount(): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(function takeFocus() {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
