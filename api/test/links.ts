const DOT = '[.\\u2024\\u3002\\ufe52\\uff0e\\uff61]';
const LABEL = '[\\p{L}\\p{N}\\p{M}\\p{So}-]+';

/**
 * What mail programs make a link of, more than any one of them: a scheme, two slashes, a mail box, a name with an
 * ending, an IP address.
 */
export const LINK = new RegExp(
  [
    '\\p{L}[:\\uff1a][/\\\\\\uff0f]{2}',
    '[/\\\\\\uff0f]{2}\\p{L}',
    '\\S[@\\uff20][\\p{L}\\p{N}]',
    `${LABEL}${DOT}(?=${LABEL})(?:[\\p{N}-]*[\\p{L}])`,
    `\\p{N}+(?:${DOT}\\p{N}+){3}`,
  ].join('|'),
  'iu',
);
