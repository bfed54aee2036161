import { act } from '@testing-library/react';

/** Milliseconds from a request of a frame to the frame, as on a machine with much to do. */
const FRAME = 250;

/**
 * Makes every frame late. What a page does a frame from now (a dialog takes the focus and the clicks) is then still to
 * come when a test acts at once, so that a test that does not wait for it fails each time and not once in a hundred runs.
 */
export function delayFrames(): void {
  const callbacks = new Map<number, FrameRequestCallback>();
  let lastId = 0;
  let isAsked = false;

  function drawFrame() {
    isAsked = false;
    for (const id of [...callbacks.keys()]) {
      const callback = callbacks.get(id);
      callbacks.delete(id);
      callback?.(performance.now());
    }
  }
  window.requestAnimationFrame = (callback) => {
    if (!isAsked) setTimeout(drawFrame, FRAME);
    isAsked = true;
    lastId += 1;
    callbacks.set(lastId, callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => void callbacks.delete(id);
}

/** Lets frames pass: for what must not happen in any of them. */
export async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
}
