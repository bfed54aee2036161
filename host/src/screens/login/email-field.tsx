import { FormTextField } from '@cabinet/kernel/forms';
import type { RefObject } from 'react';

interface EmailFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The e-mail that names an account; a password manager fills it. */
export function EmailField({ inputRef }: EmailFieldProps) {
  return (
    <FormTextField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      ref={inputRef}
    />
  );
}
