import { createIcon } from './create-icon.tsx';

/** Something is wrong or needs attention. */
export const AlertIcon = /* @__PURE__ */ createIcon('M12 3.5 2.5 20h19L12 3.5Z', 'M12 10v4', 'M12 17h.01');
