import { createIcon } from './create-icon.tsx';

/** The dark theme. */
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z');
