import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { startConditionalFront } from './conditional-front.ts';

/** The only account that the server knows. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * A server of S3 with the bucket `releases`. s3rver knows no conditional writes, so a front adds them.
 *
 * @param options `checksSignatures` is for tests that list nothing: s3rver signs the path of a listing without its last slash,
 *   so it would refuse those of the right account too. It always checks the access key.
 */
export async function startS3({ checksSignatures = false } = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const options = { directory, port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false };
  const s3rver = new S3rver({
    ...options,
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = await s3rver.run();
  const front = await startConditionalFront(port);

  const urlAt = (port: number, prefix: string, bucket = 'releases') =>
    `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}&pathStyle=true`;
  return {
    front,
    url: (prefix: string, bucket?: string) => urlAt(front.port, prefix, bucket),
    /** Asks the server itself, without a client in between. */
    fetch: (method: 'HEAD' | 'PUT', key: string) =>
      fetch(`http://127.0.0.1:${port}/releases/${key}`, { method }),
    /** The same server without the front, so that it passes over conditions. */
    unconditionalUrl: (prefix: string) => urlAt(port, prefix),
    async close() {
      await front.close();
      await s3rver.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
