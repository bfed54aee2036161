import { createIcon } from './create-icon.tsx';

/** The next page, or on. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6');
