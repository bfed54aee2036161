import { jest } from '@jest/globals';

/** A window of 390 px: every question about its width is answered with yes. */
export function pretendPhone(): void {
  const rest = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { ...rest, media, matches: true }));
}
