import { createIcon } from './create-icon.tsx';

/** Back to where one came from. */
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M19 12H5', 'm11 6-6 6 6 6');
