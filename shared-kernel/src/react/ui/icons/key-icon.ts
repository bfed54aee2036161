import { createIcon } from './create-icon.tsx';

/** Permissions, access. */
export const KeyIcon = /* @__PURE__ */ createIcon(
  'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'm11 12 8.5-8.5',
  'm16 7 3 3',
);
