import { isNativeError } from 'node:util/types';
import { S3ServiceException } from '@aws-sdk/client-s3';

/** Whether a GET or HEAD says that the object is not there. @param {unknown} error */
export const isAbsent = (error) => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

/**
 * Whether the condition of a PUT did not hold. With If-Match, an object that is gone gives a 404.
 *
 * @param {unknown} error
 */
export const isRefused = (error) =>
  statusOf(error) === 412 || (statusOf(error) === 404 && nameOf(error) === 'NoSuchKey');

/**
 * Whether another write of the same object was under way, so that the condition was not even checked.
 *
 * @param {unknown} error
 */
export const isConflict = (error) => statusOf(error) === 409;

/** Whether the client has sent the request more than once. @param {unknown} error */
export const isRepeated = (error) =>
  error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1;

/** @param {unknown} error @returns {number | undefined} Undefined when there was no answer. */
export function statusOf(error) {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode;
  // An answer that does not come from S3, such as a page of a proxy, leaves nothing but its status.
  if (!isNativeError(error) || !('$metadata' in error) || !error.$metadata) return undefined;
  const { $metadata: metadata } = error;
  const isTold = typeof metadata === 'object' && 'httpStatusCode' in metadata;
  return isTold && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** @param {unknown} error @returns {string} Empty when the answer has no name, as that to HEAD, which has no body. */
const nameOf = (error) =>
  error instanceof S3ServiceException && /^(?!Unknown)[A-Z][A-Za-z]+$/.test(error.name) ? error.name : '';

/**
 * The error as people are told it. The service's own error is left out, because it repeats the access key and what was
 * signed.
 *
 * @param {unknown} error
 * @param {{bucket: string, address: string}} store
 * @returns {unknown} The error itself when it has nothing to do with the service.
 */
export function inWords(error, { bucket, address }) {
  const status = statusOf(error);
  if (status !== undefined) return new Error(answerInWords(status, nameOf(error), bucket));
  if (!isNativeError(error) || !('$metadata' in error || 'code' in error)) return error;
  const reason = 'code' in error ? error.code : error.name;
  return new Error(`The object store ${address} cannot be reached (${reason}).`, { cause: error });
}

/** @param {number} status @param {string} name @param {string} bucket */
function answerInWords(status, name, bucket) {
  const answer = [status, name].filter(Boolean).join(' ');
  if (status === 401 || status === 403) return `The object store refuses the credentials (${answer}).`;
  if (name === 'NoSuchBucket') return `The object store has no bucket «${bucket}».`;
  return `The object store fails (${answer}).`;
}
