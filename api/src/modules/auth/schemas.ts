import { MAX_PASSWORD_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { EmailField, PasswordField, TimeField } from '#lib/fields.ts';

export const SignInBody = Type.Object({ email: EmailField, password: PasswordField });

export const SignInData = Type.Object({
  user: Type.Object({ id: Type.String(), email: Type.String(), display_name: Type.String() }),
  expires_at: TimeField,
});

export const ConfirmPasswordBody = Type.Object({
  password: Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
});

export const ResetBody = Type.Object({ email: EmailField });

export const ResetConfirmBody = Type.Object({
  email: EmailField,
  code: Type.String({ minLength: 1, maxLength: 20 }),
  password: PasswordField,
});
