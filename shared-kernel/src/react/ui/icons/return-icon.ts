import { createIcon } from './create-icon.tsx';

/** Given back. */
export const ReturnIcon = /* @__PURE__ */ createIcon('M9 4 4 9l5 5', 'M4 9h10a6 6 0 0 1 0 12h-4');
