export const SECURITY_TXT = '/.well-known/security.txt';

/** How long the word of a start holds: RFC 9116 asks for less than a year. */
const DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whom to tell of a weakness (RFC 9116, product §22.3).
 *
 * @param {object} facts
 * @param {string} facts.contact `mailto:` or `https:`
 * @param {string | undefined} facts.publicUrl Where people open the cabinet.
 * @param {Date} facts.now
 */
export function securityTxt({ contact, publicUrl, now }) {
  const expires = new Date(now.getTime() + DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ru, en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${SECURITY_TXT}`]),
  ];
  return `${lines.join('\n')}\n`;
}
