import { createIcon } from './create-icon.tsx';

/** Rates and their corrections. */
export const PercentIcon = /* @__PURE__ */ createIcon(
  'M6 18 18 6',
  'M7.5 9a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  'M16.5 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
);
