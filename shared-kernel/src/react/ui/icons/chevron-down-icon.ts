import { createIcon } from './create-icon.tsx';

/** Opens what is below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
