import type { FormikContextType } from 'formik';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** A touch tells of its mouse only after it has ended, so the mouse begins and ends a press as well. */
const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu'] as const;

/** What of a form says that a field has been left. */
type Leaving<Values> = Pick<FormikContextType<Values>, 'getFieldProps' | 'getFieldHelpers'>;

/**
 * Judges a field that a press has left only once that press is over, and not at all where it has sent the form, which
 * judges every field, or emptied it. A message that came or went between the two would move the button from under the pointer, and the
 * press would be lost: of the one that sends, of the one beside it, of a link.
 */
export function useJudgeAfterPress<Values>({ getFieldProps, getFieldHelpers }: Leaving<Values>) {
  const { run, drop } = useAfterPress();
  const late: Leaving<Values> = {
    getFieldProps(options) {
      const props = getFieldProps(options);
      return { ...props, onBlur: (event: FocusEvent) => run(() => props.onBlur(event)) };
    },
    getFieldHelpers(name) {
      const helpers = getFieldHelpers(name);
      return {
        ...helpers,
        async setTouched(isTouched, shouldValidate) {
          run(() => void helpers.setTouched(isTouched, shouldValidate));
        },
      };
    },
  };
  return { ...late, drop };
}

/** Puts work off while a button of the mouse is down or a finger is on the screen, until behind the click. */
function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(function followPresses() {
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    function begin() {
      clearTimeout(timer);
      isPressed.current = true;
    }
    function settle() {
      isPressed.current = false;
      for (const work of waiting.current.splice(0)) work();
    }
    function end() {
      clearTimeout(timer);
      timer = setTimeout(settle);
    }
    for (const event of BEGINNINGS) document.addEventListener(event, begin, options);
    for (const event of ENDS) document.addEventListener(event, end, options);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  const run = useCallback((work: () => void) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
  const drop = useCallback(() => void waiting.current.splice(0), []);
  return { run, drop };
}
