import { createHash } from 'node:crypto';

/**
 * The Subresource Integrity value of a file's content. It is the shortest hash that browsers take, because a page
 * carries one for each file of each remote, and none can be compressed.
 *
 * @param {Buffer | string} content
 * @returns {string} `sha256-…`, as https://www.w3.org/TR/SRI/ defines it.
 */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
