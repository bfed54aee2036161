import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { layOut, releaseBuild, storeBuild, storeHost } from '../registry/index.mjs';
import type { ObjectStore } from '../store/index.mjs';
import { openS3Store } from '../store/s3-store.mjs';
import { makeDist, makeHostDist } from '../testing/dist.mjs';
import { S3_CREDENTIALS, startS3, type TestS3 } from '../testing/s3.ts';
import { createGateway } from './gateway.mjs';

const ANNA = { by: 'anna@example.org', why: 'a new screen' };
const FILE = '/mfe/orders/1.2.3-a1/12.js';
const ASKED_EVERY_MS = 1000;

let s3: TestS3;
let dir: string;
/** The bucket as the test itself uses it. */
let bucket: ObjectStore;
/** The same bucket as the gateway sees it. It counts what is read, and can be away. */
let seen: ObjectStore;
let reads: string[];
let isAway: boolean;
/** The clock, which stands until a test moves it. */
let now: number;
let gateway: FastifyInstance;

beforeEach(async () => {
  s3 = await startS3();
  dir = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  bucket = openS3Store(s3.url('cabinet'), S3_CREDENTIALS);
  reads = [];
  isAway = false;
  now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const unlessAway = <T>(answer: () => Promise<T>) =>
    isAway ? Promise.reject(new Error('The object store does not answer.')) : answer();
  seen = {
    ...bucket,
    peek: (key) => unlessAway(() => bucket.peek(key)),
    read: (key) =>
      unlessAway(() => {
        reads.push(key);
        return bucket.read(key);
      }),
  };
  const files = { 'host.0123abcd.js': '// host' };
  const { build: host } = await storeHost(bucket, await makeHostDist(path.join(dir, 'dist'), { files }));
  await layOut(bucket, [host, await upload('a1')], 'a test');
  gateway = await createGateway({
    site: path.join(dir, 'kept'),
    store: seen,
    apiUrls: ['http://127.0.0.1:9'],
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  await s3.close();
  await rm(dir, { recursive: true, force: true });
});

const upload = async (build: string) =>
  (await storeBuild(bucket, await makeDist(path.join(dir, 'dist'), { build }))).build;

const liveBuild = async () => (await gateway.inject('/registry.json')).json().remotes[0].build;

it('serves pages and files of a bucket, each file brought once, with its compressed form', async () => {
  expect((await gateway.inject('/')).body).toContain('1.2.3-a1');
  expect((await gateway.inject('/host.0123abcd.js')).body).toBe('// host');
  const ask = () => gateway.inject({ url: FILE, headers: { 'accept-encoding': 'br' } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const { statusCode, headers } of [...answers, await ask()]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect(reads.filter((key) => key === FILE.slice(1))).toHaveLength(1);
  expect((await readdir(path.join(dir, 'kept/mfe/orders/1.2.3-a1'))).sort()).toEqual([
    '12.js',
    '12.js.br',
    '12.js.gz',
  ]);
});

it('sees a release of somebody else a second later at the latest, and asks no more often', async () => {
  expect(await liveBuild()).toBe('a1');
  await releaseBuild(bucket, await upload('b2'), ANNA);
  now += ASKED_EVERY_MS - 1;
  expect(await liveBuild()).toBe('a1');
  now += 1;
  expect(await liveBuild()).toBe('b2');
});

it('goes on with what it has while the bucket is away', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await liveBuild()).toBe('a1');
  await gateway.inject(FILE);
  isAway = true;
  now += ASKED_EVERY_MS;
  expect(await liveBuild()).toBe('a1');
  expect((await gateway.inject(FILE)).statusCode).toBe(200);
  expect((await gateway.inject('/mfe/orders/1.2.3-a1/remoteEntry.js')).statusCode).toBe(500);
  expect(report.mock.calls.flat().join('\n')).toContain('The object store does not answer.');
  isAway = false;
  expect((await gateway.inject('/mfe/orders/1.2.3-a1/remoteEntry.js')).statusCode).toBe(200);
});

it.each([
  '/mfe/orders/..%2f..%2fhistory%2f00000001.json',
  '/mfe/orders/1.2.3-a1/..%2f..%2f..%2fregistry.json',
  '/mfe/orders/.states/1.js',
  '/mfe/orders/1.2.3-a1/',
  '/%2e%2e%2fregistry.0123abcd.json',
])('asks the bucket for nothing at %s', async (url) => {
  await liveBuild();
  reads.length = 0;
  expect((await gateway.inject(url)).statusCode).toBe(404);
  expect(reads).toEqual([]);
});

it('asks once for what is not there', async () => {
  for (let time = 0; time < 3; time++)
    expect((await gateway.inject('/mfe/orders/1.2.3-a1/99.js')).statusCode).toBe(404);
  expect(reads.filter((key) => key.endsWith('99.js'))).toHaveLength(1);
});
