import type { LetterAttachment } from './attachment.ts';
import type { LetterKind } from './kinds.ts';

/** Known here alone, so that `composeLetter` makes every letter. */
const BUILT: unique symbol = Symbol('built');

/** A letter that is ready to leave. Only `composeLetter` makes one. */
export interface Letter {
  readonly kind: LetterKind;
  /** The id of whoever caused it by what they did to the recipient; null: nobody did. */
  readonly causedBy: string | null;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment: LetterAttachment | null;
  readonly [BUILT]: true;
}

/** For the builder only. */
export function builtLetter(letter: Omit<Letter, typeof BUILT>): Letter {
  return { ...letter, [BUILT]: true };
}
