/**
 * A layer over a page, such as a dialog. The way back closes it before it leaves the page. As long as any layer is
 * open, the history has one entry more than the page. That entry is marked in its state and has the page's own address.
 * The router never sees it: it shares the page's place, and the router's listener gets no steps to or from it.
 */

const MARK = 'isLayer';

/** Closes the layer, or does nothing where it must not be closed now. */
type CloseLayer = () => void;

const layers: CloseLayer[] = [];
const waiting: (() => void)[] = [];
let isInstalled = false;
/** A step back from the marked entry is on its way. */
let isLeaving = false;
/** A navigation takes the page away from under the layers. */
let isSuspended = false;
/** Questions of the router whether to leave at all. Their dialogs must not touch the history that they are about. */
let questions = 0;
/** The page's entry under the marked entry that is current. */
let pageEntry: unknown;

const entryOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : null;

const isOnLayer = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

function leave(): void {
  isLeaving = true;
  window.history.back();
}

function settle(): void {
  if (isLeaving) return;
  const isWanted = layers.length > 0 && !isSuspended && questions === 0;
  if (isWanted === isOnLayer()) return;
  if (!isWanted) {
    leave();
    return;
  }
  const state: unknown = window.history.state;
  pageEntry = entryOf(state);
  window.history.pushState({ ...(typeof state === 'object' ? state : {}), [MARK]: true }, '');
}

/** Runs after everything else of this moment, because one dialog often opens as another closes. */
const settleSoon = () => queueMicrotask(settle);

function handleStep(event: PopStateEvent): void {
  if (isLeaving) {
    event.stopImmediatePropagation();
    isLeaving = false;
    pageEntry = undefined;
    for (const goOn of waiting.splice(0)) goOn();
    settleSoon();
    return;
  }
  if (isOnLayer()) {
    // Steps forward to an entry, or back over one, whose dialog was closed long ago.
    event.stopImmediatePropagation();
    leave();
    return;
  }
  if (pageEntry === undefined) return;
  if (entryOf(window.history.state) === pageEntry) event.stopImmediatePropagation();
  pageEntry = undefined;
  layers.at(-1)?.();
  // The next step goes back again from a layer that is still there, because it is locked or asks a question of its own.
  setTimeout(settle);
}

/** Sees steps in the history before the router does. After a reload the page begins without its dialogs. */
export function installLayers(): void {
  if (isInstalled) return;
  isInstalled = true;
  window.addEventListener('popstate', handleStep, { capture: true });
  if (isOnLayer()) leave();
}

/** Puts a layer over the page, and returns the function that takes it away. */
export function addLayer(close: CloseLayer): () => void {
  installLayers();
  // The wrapper makes a new function each time, because the same one may close two layers.
  const layer = () => close();
  layers.push(layer);
  isSuspended = false;
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}

/**
 * Takes the entry of the layers out of the history before the page is left.
 *
 * @returns `null` when there is none.
 */
export function leaveLayers(): Promise<void> | null {
  if (!isLeaving && !isOnLayer()) return null;
  isSuspended = true;
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isLeaving) leave();
  });
}

/** The router asks whether to leave. The returned function ends the question. */
export function askBelowLayers(): () => void {
  questions += 1;
  return () => {
    questions -= 1;
    settleSoon();
  };
}
