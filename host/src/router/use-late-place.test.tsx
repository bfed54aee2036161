import { renderHook } from '@testing-library/react';
import { useLatePlace } from './use-late-place.ts';

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

function renderPlace(place: number, key = 'default-1') {
  return renderHook((left) => useLatePlace(left), { initialProps: { key, place } });
}

afterEach(() => document.body.replaceChildren());

describe('the place of a page that is loaded again or come back to', () => {
  it('is taken as soon as the page is high enough', () => {
    const height = { now: 138 };
    pageOf(height);
    renderPlace(200);
    expect(scrolledTo).toEqual([138]);
    height.now = 900;
    grow();
    expect(scrolledTo).toEqual([138, 200]);
    grow();
    expect(scrolledTo).toEqual([138, 200]);
  });

  it('is held until the screen has come, which may be shorter before than its skeleton', () => {
    const height = { now: 900 };
    pageOf(height);
    document.body.innerHTML = '<main><div aria-busy="true"></div></main>';
    renderPlace(200);
    document.body.innerHTML = '<main><p>Содержимое</p></main>';
    for (const now of [100, 900]) {
      height.now = now;
      grow();
    }
    expect(scrolledTo).toEqual([200, 100, 200]);
    grow();
    expect(scrolledTo).toHaveLength(3);
  });

  it.each(['wheel', 'keydown', 'scroll'])('is given up when the person goes their own way by %s', (way) => {
    const height = { now: 138 };
    pageOf(height);
    renderPlace(200);
    Object.assign(window, { scrollY: 20 });
    window.dispatchEvent(new Event(way));
    height.now = 900;
    grow();
    expect(scrolledTo).toEqual([138]);
  });

  it('is that of each entry of the history, and of none that is opened', () => {
    pageOf({ now: 900 });
    const { rerender } = renderPlace(0);
    expect(scrolledTo).toEqual([]);
    rerender({ key: 'abc', place: 300 });
    rerender({ key: 'def', place: 0 });
    rerender({ key: 'abd', place: 300 });
    expect(scrolledTo).toEqual([300, 300]);
  });
});
