import { act } from '@testing-library/react';

/** How long a frame takes from its request, as on a machine with much to do. */
const FRAME = { turns: 10, ms: 5 };

/**
 * Makes every frame late. What a page does a frame from now (a dialog takes the focus and the clicks) is then still to
 * come when a test acts at once, so that a test that does not wait for it fails each time and not once in a hundred runs.
 *
 * A frame is late by turns of the event loop, not by the clock alone: one timer of any length ends while a busy machine draws, and the
 * frame would come before the test has done anything.
 */
export function delayFrames(): void {
  // The real one, also of a frame that is under way when a test holds the time.
  const { setTimeout } = globalThis;
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
  function passTurns(turns: number) {
    setTimeout(() => (turns > 1 ? passTurns(turns - 1) : drawFrame()), FRAME.ms);
  }
  window.requestAnimationFrame = (callback) => {
    if (!isAsked) passTurns(FRAME.turns);
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
