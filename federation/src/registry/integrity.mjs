import { createHash } from 'node:crypto';

/**
 * Subresource Integrity value of a file's content.
 *
 * @param {Buffer | string} content
 * @returns {string} `sha384-…`, as https://www.w3.org/TR/SRI/ defines it.
 */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
