import { AsyncLocalStorage } from 'node:async_hooks';

/** The place where the reading statements of one request are answered. */
export interface ReadPlace {
  from: 'primary' | 'replica';
  /** The reader's last write. A replica that does not have it yet is passed over. */
  after: string | undefined;
}

const places = new AsyncLocalStorage<ReadPlace>();

/** The place of the request that is under way. There is none outside of a request, or in one that writes. */
export function placeOfReads(): ReadPlace | undefined {
  return places.getStore();
}

export function readingAt<T>(place: ReadPlace, work: () => T): T {
  return places.run(place, work);
}

/** Does work that belongs to no request any more, so that it reads from the primary. */
export function readingNowhere<T>(work: () => T): T {
  return places.exit(work);
}

/**
 * A reader asks for the rows of a file at its own pace, in no request's context, so the rows keep the place that they
 * began with.
 */
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
