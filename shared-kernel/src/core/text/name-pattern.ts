/**
 * The characters of which a typed name may be made: no control characters, nothing that turns the direction of the text
 * around it, and nothing invisible that makes two names look alike. As a source it works in a schema too.
 */
export const NAME_PATTERN =
  /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u;

/** A name holds a character that {@link NAME_PATTERN} refuses. */
export const NAME_CHARACTERS_MESSAGE = 'Уберите невидимые и управляющие символы';
