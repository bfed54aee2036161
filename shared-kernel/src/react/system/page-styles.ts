/** Marks the `<style>` by which a page brings the global styles; see `host/src/prerender.tsx`. */
const ATTRIBUTE = 'data-global-styles';

/** Whether the page has brought the global styles: making, hashing and parsing them is a seventh of the first view's work. */
export const hasPageStyles =
  typeof document !== 'undefined' && document.querySelector(`style[${ATTRIBUTE}]`) !== null;
