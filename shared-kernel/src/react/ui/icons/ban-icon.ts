import { createIcon } from './create-icon.tsx';

/** Called off. */
export const BanIcon = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M5.75 5.75l12.5 12.5',
);
