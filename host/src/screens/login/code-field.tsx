import { FormCodeField, FormTextField } from '@cabinet/kernel/forms';
import { type RefObject, useEffect } from 'react';
import { CODE_FACTORS, type CodeFactor } from './code-factors.ts';

interface CodeFieldProps {
  readonly kind: CodeFactor;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The field of a second factor that is typed. It takes the focus as it appears. */
export function CodeField({ kind, inputRef }: CodeFieldProps) {
  const { label, hint } = CODE_FACTORS[kind];
  useEffect(
    // Also from the button that has brought it.
    function takeFocus() {
      inputRef.current?.focus();
    },
    [inputRef],
  );
  const field = { name: kind, label, hint, size: 'lg', ref: inputRef } as const;
  return kind === 'totp' ? (
    <FormCodeField {...field} />
  ) : (
    <FormTextField {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
  );
}
