/** 256 random bits in base64url and whatever is glued to them: the form of all secrets of a link and of a cookie. */
const SECRET = /[\w-]{43,}/g;

/**
 * A text for a log, without the secrets of links in it: an address, an error.
 *
 * @param {string} text
 */
export const hideSecrets = (text) => text.replace(SECRET, '…');
