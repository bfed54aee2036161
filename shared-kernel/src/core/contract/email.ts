/**
 * Letters, digits, dots, underscores and hyphens, then @, a domain and a top-level part of at least two letters
 * (product §5.3). Labels of the domain are never empty.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

/** Mail systems carry no longer address, so longer ones are refused before the pattern is tried. */
export const EMAIL_MAX_LENGTH = 254;

/** Our letters write this invisible sign into addresses, so that no mail program makes links of them. */
export const WORD_JOINER = '\u2060';

/** An address as it was meant: without the blanks around it, and without what our letters write into it. */
export function tidyEmail(text: string): string {
  return text.replaceAll(WORD_JOINER, '').trim();
}

/** Whether a text is an e-mail address by product §5.3. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
