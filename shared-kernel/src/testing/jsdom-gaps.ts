// What every browser has and jsdom lacks. There is no layout in jsdom, so nothing is ever resized or scrolled.

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function noMatch(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

function readAsText(this: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
}

function readAsBytes(this: Blob): Promise<ArrayBuffer> {
  return this.text().then((text) => new TextEncoder().encode(text).buffer);
}

/** One box for an element of the page: without any, focus traps take it for invisible and pass it by. */
function oneBox(this: Element): DOMRectList {
  const boxes = this.isConnected ? [this.getBoundingClientRect()] : [];
  return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null });
}

/** Fills the gaps of jsdom that the kit runs into. */
export function fillJsdomGaps(): void {
  globalThis.ResizeObserver ??= StillResizeObserver;
  window.matchMedia ??= noMatch;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.getClientRects = oneBox;
  Blob.prototype.text ??= readAsText;
  // Of a file only: an answer of the tests' server that could do it would be taken for Node's own, and is not.
  File.prototype.arrayBuffer ??= readAsBytes;
}
