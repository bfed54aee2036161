import { createIcon } from './create-icon.tsx';

/** Closes, takes away. */
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12', 'M18 6 6 18');
