import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The control that gets the focus as soon as it is there. The first one gets it from the dialog, which opens over another one
 * that holds the focus until then: a field that had it in between would complain of being left empty.
 *
 * @param focused tells it to the dialog
 */
export function useFocusFirst<Control extends HTMLElement>(
  focused: RefObject<HTMLElement | null>,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(
    function focusControl() {
      const isFirst = focused.current === null;
      focused.current = control.current;
      if (!isFirst) control.current?.focus();
    },
    [focused],
  );
  return control;
}
