/** Stands in for the kernel's styles of the page itself: the page brings them (`host/src/prerender.tsx`). */
export const GLOBAL_CSS = {};
export const KEYFRAMES = {};
