import { once } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { keepingPlace, placeOfReads, readingAt, readingNowhere } from './place.ts';

const REPLICA = { from: 'replica', after: undefined } as const;

/** Yields at each row the place where it would be read. */
async function* rows(onEnd?: () => void) {
  try {
    for (let row = 0; row < 3; row += 1) yield placeOfReads()?.from ?? 'nowhere';
  } finally {
    onEnd?.();
  }
}

describe('where a request reads', () => {
  it('is kept by the rows of a file, however they are asked for', async () => {
    const file = readingAt({ ...REPLICA }, () => Readable.from(keepingPlace(rows())));
    const read: string[] = [];
    // The events of the reader come from outside of any request.
    await readingNowhere(async () => {
      file.on('data', (row: string) => read.push(row));
      await once(file, 'end');
    });
    expect(read).toEqual(['replica', 'replica', 'replica']);
  });

  it('ends the rows when their reader goes away', async () => {
    let hasEnded = false;
    const file = readingAt({ ...REPLICA }, () => Readable.from(keepingPlace(rows(() => (hasEnded = true)))));
    await once(file, 'readable');
    file.read();
    file.destroy();
    await once(file, 'close');
    expect(hasEnded).toBe(true);
  });

  it('is nowhere outside of a request and in work that it leaves behind', () => {
    expect(placeOfReads()).toBeUndefined();
    expect(readingAt({ ...REPLICA }, () => readingNowhere(placeOfReads))).toBeUndefined();
  });
});
