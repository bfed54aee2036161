import { Type } from 'typebox';
import { choiceOf, EmailField, NullableTime, nullable, TimeField } from '#lib/fields.ts';

const TokenField = Type.String({ minLength: 1, maxLength: 200 });

export const EmailLinkParams = Type.Object({ token: TokenField });
export const EmailLinkBody = Type.Object({ token: TokenField });

/** What the link of a letter to a new e-mail confirms, for people without a session. */
export const ConfirmableData = Type.Object({
  state: choiceOf(['open', 'awaits', 'done', 'stopped', 'expired', 'replaced', 'taken'], {
    description: '`awaits`: it is proved, and a second person decides (product §19.5)',
  }),
  email: Type.String({ description: 'The new e-mail, masked' }),
  former: Type.String({ description: 'Masked' }),
  expires_at: TimeField,
});

/** What the link of a letter to a former e-mail stops or undoes, for people without a session. */
export const UndoableData = Type.Object({
  state: choiceOf(['open', 'took_effect', 'stopped', 'undone', 'expired', 'overruled'], {
    description: '`open`: a press stops it; `took_effect`: a press gives the former e-mail back',
  }),
  former: Type.String({ description: 'To which the letter went, masked' }),
  email: Type.String({ description: 'The new one, masked' }),
  asked_at: TimeField,
  device: Type.String({ description: 'From where it was asked for' }),
  ip: Type.String(),
  took_effect_at: NullableTime,
  undo_until: NullableTime,
});

export const NewEmailBody = Type.Object({ email: EmailField });

/** What a person has asked for and what has not taken effect. */
export const EmailChangeData = Type.Object({
  pending: nullable(
    Type.Object({
      email: Type.String(),
      expires_at: TimeField,
      awaits: choiceOf(['link', 'second_person'], { description: 'The link of the letter comes first' }),
    }),
  ),
  takes_two: Type.Boolean({ description: 'Whether a second person confirms it besides (product §19.5)' }),
});
