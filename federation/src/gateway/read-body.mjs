import { announcesTooMuch } from '@cabinet/http-server';
import { errorCodes } from 'fastify';

/**
 * Reads the whole body before its sender takes up anything of the API.
 *
 * @param {import('node:http').IncomingMessage} message
 * @param {number} limit
 * @returns {Promise<Buffer>}
 */
export function readBody(message, limit) {
  return new Promise((resolve, reject) => {
    if (announcesTooMuch(message, limit)) return reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    /** @type {Buffer[]} */
    const chunks = [];
    let size = 0;
    const take = (/** @type {Buffer} */ chunk) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      message.off('data', take);
      reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    };
    message.on('data', take);
    message.once('end', () => resolve(Buffer.concat(chunks, size)));
    message.once('error', () => reject(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH()));
  });
}
