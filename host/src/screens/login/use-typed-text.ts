import { tidyEmail } from '@cabinet/kernel/core/contract';
import type { FormikContextType, FormikValues } from '@cabinet/kernel/forms';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes over what the fields already contain: a form that came drawn in the HTML can be typed into before React is
 * there.
 */
export function useTypedText<Values extends FormikValues>(
  form: Pick<FormikContextType<Values>, 'values' | 'setFieldValue'>,
  fields: Readonly<Record<string, RefObject<HTMLInputElement | null>>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the fields over.
  useLayoutEffect(function takeUp() {
    for (const [name, { current: input }] of Object.entries(fields)) {
      if (input === null) continue;
      const typed = input.type === 'email' ? tidyEmail(input.value) : input.value;
      if (typed !== form.values[name]) void form.setFieldValue(name, typed, false);
    }
  }, []);
}
