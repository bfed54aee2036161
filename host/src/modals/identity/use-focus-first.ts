import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The control that gets the focus as soon as it is there.
 *
 * @param focused tells it to the dialog, which moves the focus when it opens
 */
export function useFocusFirst<Control extends HTMLElement>(
  focused: RefObject<HTMLElement | null>,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(
    function focusControl() {
      focused.current = control.current;
      control.current?.focus();
    },
    [focused],
  );
  return control;
}
