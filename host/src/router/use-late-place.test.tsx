import { renderHook } from '@testing-library/react';
import { PLACES_KEY, useLatePlace } from './use-late-place.ts';

let grow: () => void;
let scrolledTo: number[];

/** The page is as high as the test says: a scroll beyond its end stops there. */
function pageOf(height: { now: number }): void {
  scrolledTo = [];
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0, writable: true });
  window.scrollTo = ((_x: number, y: number) => {
    Object.assign(window, { scrollY: Math.min(y, height.now) });
    scrolledTo.push(window.scrollY);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      grow = () => report([], this);
    }
    observe = () => grow();
    unobserve = () => undefined;
    disconnect = () => {
      grow = () => undefined;
    };
  };
}

const remember = (places: Record<string, number>) =>
  sessionStorage.setItem(PLACES_KEY, JSON.stringify(places));

afterEach(() => sessionStorage.clear());

describe('the place of a page that is loaded again', () => {
  it('is taken as soon as the page is high enough', () => {
    const height = { now: 138 };
    pageOf(height);
    remember({ '/finances': 200 });
    renderHook(() => useLatePlace('/finances'));
    expect(scrolledTo).toEqual([138]);
    height.now = 900;
    grow();
    expect(scrolledTo).toEqual([138, 200]);
    grow();
    expect(scrolledTo).toEqual([138, 200]);
  });

  it('is given up when the person scrolls by themself', () => {
    const height = { now: 138 };
    pageOf(height);
    remember({ '/finances': 200 });
    renderHook(() => useLatePlace('/finances'));
    window.dispatchEvent(new Event('wheel'));
    height.now = 900;
    grow();
    expect(scrolledTo).toEqual([138]);
  });

  it('is of the first page only', () => {
    pageOf({ now: 900 });
    remember({ abc: 300 });
    const { rerender } = renderHook(({ key }) => useLatePlace(key), { initialProps: { key: '/finances' } });
    rerender({ key: 'abc' });
    expect(scrolledTo).toEqual([]);
  });

  it('is the top where nothing is known, or what is kept is broken', () => {
    pageOf({ now: 900 });
    sessionStorage.setItem(PLACES_KEY, '{');
    renderHook(() => useLatePlace('/finances'));
    expect(scrolledTo).toEqual([]);
  });
});
