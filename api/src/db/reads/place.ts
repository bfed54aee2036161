import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the statements of one request that only read are answered. */
export interface ReadPlace {
  from: 'primary' | 'replica';
  /** What the reader has written last: a replica that is not there yet is passed over. */
  after: string | undefined;
}

const places = new AsyncLocalStorage<ReadPlace>();

/** The place of the request that is under way; none outside of one, and in one that writes. */
export function placeOfReads(): ReadPlace | undefined {
  return places.getStore();
}

export function readingAt<T>(place: ReadPlace, work: () => T): T {
  return places.run(place, work);
}

/** Work that belongs to no request any more reads where it writes. */
export function readingNowhere<T>(work: () => T): T {
  return places.exit(work);
}

/** The rows of a file are asked for by its reader's pace, in no request's context: they keep the one they began in. */
export function keepingPlace<T>(rows: AsyncIterable<T>): AsyncIterable<T> {
  const place = placeOfReads();
  return place === undefined ? rows : stepsAt(place, rows[Symbol.asyncIterator]());
}

async function* stepsAt<T>(place: ReadPlace, rows: AsyncIterator<T>): AsyncGenerator<T> {
  const next = () => readingAt(place, () => rows.next());
  try {
    for (let step = await next(); !step.done; step = await next()) yield step.value;
  } finally {
    await rows.return?.();
  }
}
