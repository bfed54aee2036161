import { createIcon } from './create-icon.tsx';

/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ createIcon('M4 5h16l-6.5 7.5V19l-3-1.5v-5L4 5Z');
