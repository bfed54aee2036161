import { createIcon } from './create-icon.tsx';

/** Adds something new. */
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14', 'M5 12h14');
