import { createIcon } from './create-icon.tsx';

/** Done, chosen or right. */
export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5');
