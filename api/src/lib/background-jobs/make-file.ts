import type { Claim } from './claim.ts';
import type { JobFile, Progress } from './job.ts';
import { beginAnew, insertChunk, insertFile } from './repository.ts';

const CHUNK_BYTES = 256 * 1024;

/** Keeps the file in pieces. It can be fetched once the last of them is stored. */
export async function makeFile(claim: Claim, work: (progress: Progress) => Promise<JobFile>): Promise<void> {
  await claim.step({}, (trx) => beginAnew(trx, claim.id));
  let told = 0;
  const { body, ...file } = await work(async (done, total) => {
    const more = done - told;
    told = done;
    await claim.step({ done: more, ...(total !== undefined && { total }) }, async () => {});
  });
  let n = 0;
  for await (const bytes of inChunks(body)) {
    n += 1;
    await claim.step({}, (trx) => insertChunk(trx, claim.id, n, bytes));
  }
  await claim.step({}, (trx) => insertFile(trx, claim.id, file));
  await claim.end({ status: 'done' });
}

async function* inChunks(body: JobFile['body']): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}
