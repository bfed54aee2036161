import { FormTextField } from '@cabinet/kernel/forms';
import type { RefObject } from 'react';

interface EmailFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Passkeys sign in beside it, and the browser may name them below the field. */
  readonly hasPasskeys?: boolean;
}

/** The e-mail that names an account; a password manager fills it. */
export function EmailField({ inputRef, hasPasskeys = false }: EmailFieldProps) {
  return (
    <FormTextField
      name="email"
      label="Email"
      type="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      ref={inputRef}
    />
  );
}
