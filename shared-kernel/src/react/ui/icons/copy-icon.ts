import { createIcon } from './create-icon.tsx';

/** Copies a text. */
export const CopyIcon = /* @__PURE__ */ createIcon('M9 9h10.5v11.5H9z', 'M15 9V4H4.5v11.5H9');
