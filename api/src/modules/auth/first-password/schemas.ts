import { Type } from 'typebox';
import { choiceOf, PasswordField, TimeField } from '#lib/fields.ts';

const TokenField = Type.String({ minLength: 1, maxLength: 200 });

export const FirstPasswordParams = Type.Object({ token: TokenField });

export const FirstPasswordData = Type.Object({
  email: Type.String({ description: 'Masked' }),
  state: choiceOf(['open', 'used', 'revoked', 'expired', 'replaced']),
  expires_at: TimeField,
});

export const FirstPasswordBody = Type.Object({ token: TokenField, password: PasswordField });
