import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** A shorter answer fits into one packet either way. */
const THRESHOLD_BYTES = 1024;

/** There are eleven steps, and the ones beyond take longer than they save on the way. */
const BROTLI_QUALITY = 4;

/**
 * Compresses answers where that makes them smaller, by their media type: a page of transactions takes a sixth.
 * Pictures, PDFs and workbooks stay as they are.
 *
 * No answer holds a secret beside something that a stranger could write into it, so its length tells nothing (BREACH).
 *
 * Requests are never inflated, whatever they say of themselves, because a short body could become a large one.
 */
export const compressionPlugin = fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
});
