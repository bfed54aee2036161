import { createIcon } from './create-icon.tsx';

/** Money comes in. */
export const TopUpIcon = /* @__PURE__ */ createIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M12 8v8',
  'M8 12h8',
);
