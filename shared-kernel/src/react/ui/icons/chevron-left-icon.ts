import { createIcon } from './create-icon.tsx';

/** The page before. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6');
