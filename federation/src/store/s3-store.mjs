import { randomUUID } from 'node:crypto';
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import { contentHeaders } from './content-headers.mjs';
import { inTurns } from './in-turns.mjs';
import { readS3Address } from './s3-address.mjs';
import { conditionCheck, PROBE_KEY } from './s3-conditions.mjs';
import { inWords, isAbsent, isConflict, isRefused, isRepeated } from './s3-errors.mjs';

/**
 * @typedef {import('./object-store.mjs').ObjectStore} ObjectStore
 * @typedef {import('./s3-conditions.mjs').Condition} Condition
 * @typedef {'written' | 'refused' | 'conflict'} Outcome
 */

const FOR_EVER = 'public, max-age=31536000, immutable';
const MAX_CONFLICTS = 5;
const DELETES_AT_ONCE = 16;

/**
 * Keeps releases in a bucket of any service that speaks S3 and honours conditional writes.
 *
 * The credentials are `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, where the service gave one, `AWS_SESSION_TOKEN`. They
 * must be allowed to list the bucket: without that, Amazon answers 403 for an object that is not there.
 *
 * @param {string} url `s3://bucket/prefix?endpoint=https://host:port&region=…&pathStyle=true`. Without an endpoint it is
 *   Amazon's, without a region that of `AWS_REGION` or us-east-1; http is for a service on this machine only.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {ObjectStore} Its calls fail with a sentence when the service cannot be reached, refuses the credentials or passes
 *   over conditions.
 * @throws {Error} A sentence, when the address is malformed or a credential is missing.
 */
export function openS3Store(url, env = process.env) {
  const { address, bucket: Bucket, prefix, connection } = readS3Address(url, env);
  const s3 = connect(connection);
  const at = (/** @type {string} */ key) => ({ Bucket, Key: `${prefix}${key}` });

  const checkConditions = conditionCheck((condition) =>
    s3.putObject({ ...at(PROBE_KEY), Body: 'Asks whether conditions are honoured.\n', ...condition }),
  );

  /**
   * @param {string} key
   * @param {Buffer} Body
   * @param {string} CacheControl
   * @param {Condition} condition
   * @returns {Promise<Outcome>}
   */
  async function write(key, Body, CacheControl, condition) {
    await checkConditions();
    const writer = randomUUID();
    const headers = { ...contentHeaders(key), CacheControl, Metadata: { writer }, ...condition };
    try {
      await s3.putObject({ ...at(key), Body, ...headers });
      return 'written';
    } catch (error) {
      if (isConflict(error)) return 'conflict';
      if (!isRefused(error)) throw error;
      // The answer to an earlier try may have been lost, and then our own write stands in the way.
      return isRepeated(error) && (await head(key))?.Metadata?.writer === writer ? 'written' : 'refused';
    }
  }

  /** @param {string} key */
  const head = (key) => nullWhenAbsent(s3.headObject(at(key)));

  /** @type {ObjectStore} */
  const store = {
    address,
    async read(key) {
      const answer = await nullWhenAbsent(s3.getObject(at(key)));
      if (!answer?.Body) return null;
      return { body: Buffer.from(await answer.Body.transformToByteArray()), tag: tagOf(answer) };
    },
    async peek(key) {
      const answer = await head(key);
      return answer && tagOf(answer);
    },
    async put(key, body) {
      for (let conflicts = 0; conflicts < MAX_CONFLICTS; conflicts++) {
        const outcome = await write(key, body, FOR_EVER, { IfNoneMatch: '*' });
        if (outcome !== 'conflict') return outcome === 'written';
      }
      throw new Error(`Others keep writing ${key} in the object store.`);
    },
    async swap(key, body, tag) {
      const condition = tag === null ? /** @type {const} */ ({ IfNoneMatch: '*' }) : { IfMatch: tag };
      return (await write(key, body, 'no-cache', condition)) === 'written';
    },
    async list(start) {
      const found = [];
      const pages = paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: `${prefix}${start}` });
      for await (const { Contents = [] } of pages) found.push(...Contents.map(toListed));
      return found
        .map((object) => ({ ...object, key: object.key.slice(prefix.length) }))
        .filter(({ key }) => key !== PROBE_KEY)
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async remove(keys) {
      // They are removed one by one, because the request for many at once wants a checksum that not every service
      // knows.
      await inTurns(keys, (key) => s3.deleteObject(at(key)), DELETES_AT_ONCE);
    },
  };
  const told = (/** @type {unknown} */ error) => inWords(error, { bucket: Bucket, address });
  return speaking(store, told);
}

/** @param {import('@aws-sdk/client-s3').S3ClientConfig} connection */
function connect(connection) {
  // Otherwise it would tell people on Node 20 about later versions of a package whose version is fixed here.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return new S3({
    ...connection,
    ignoreConfiguredEndpointUrls: true,
    maxAttempts: 7,
    retryMode: 'standard',
    // Many services other than Amazon's refuse the checksums that the client adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 },
  });
}

/** @template T @param {Promise<T>} work @returns {Promise<T | null>} */
const nullWhenAbsent = (work) =>
  work.catch((error) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** @param {{ETag?: string | undefined}} answer */
function tagOf({ ETag }) {
  if (!ETag) throw new Error('The object store gives no ETag.');
  return ETag;
}

/** @param {import('@aws-sdk/client-s3')._Object} object @returns {import('./object-store.mjs').ListedObject} */
const toListed = ({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
  key: Key,
  bytes: Size,
  putAt: LastModified,
});

/**
 * A store whose failures are sentences.
 *
 * @param {ObjectStore} store
 * @param {(error: unknown) => unknown} told
 * @returns {ObjectStore}
 */
function speaking(store, told) {
  /** @template {unknown[]} A @template T @param {(...args: A) => Promise<T>} call @returns {(...args: A) => Promise<T>} */
  const spoken =
    (call) =>
    (...args) =>
      call(...args).catch((error) => {
        throw told(error);
      });
  return {
    address: store.address,
    read: spoken(store.read),
    peek: spoken(store.peek),
    put: spoken(store.put),
    swap: spoken(store.swap),
    list: spoken(store.list),
    remove: spoken(store.remove),
  };
}
